import { settings } from "$/game/settings.svelte";
import type { Happening } from "$/protocol/messages";
import { SOUNDS, soundsOf, type Sound, type Voice } from "./tones";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if the reader has switched sounds on. A browser that lets nothing be heard stays silent. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const voice of SOUNDS[sound]) sing(context, voice);
}

export function playEvents(events: Happening[]): void {
  soundsOf(events).forEach((sound) => play(sound));
}

function sing(audio: AudioContext, voice: Voice): void {
  const begin = audio.currentTime + voice.start;
  const end = begin + voice.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(voice.gain, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (voice.wave === "noise") {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise ??= noiseOf(audio);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(voice.from, begin);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.from, begin);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
