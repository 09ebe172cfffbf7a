import type { loadPyodide as load, PyodideAPI } from "pyodide";

/** The files of Python in a folder of the site, with their sizes; written by `gosux site`. */
interface Listing {
  sizes: Record<string, number>;
  archive: string;
  wheel: string;
}

/** Load Python with all that games need. `progress` is told how many bytes of how many have come. */
export async function loadPython(
  folder: string,
  progress: (loaded: number, total: number) => void,
): Promise<PyodideAPI> {
  const listing = (await (await found(fetch(`${folder}files.json`))).json()) as Listing;
  const total = Object.values(listing.sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const plain = self.fetch;
  // Pyodide fetches its own files: what it reads is counted here.
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, next) {
        loaded += part.byteLength;
        progress(Math.min(loaded, total), total);
        next.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), answer);
  };
  const bytes = async (name: string) => (await found(fetch(folder + name))).arrayBuffer();
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
      loadPyodide: typeof load;
    };
    const [python, archive, wheel] = await Promise.all([
      loadPyodide({ indexURL: folder }),
      bytes(listing.archive),
      bytes(listing.wheel),
    ]);
    progress(total, total);
    const packages = python.runPython("import site; site.getsitepackages()[0]") as string;
    python.unpackArchive(archive, "zip", { extractDir: packages });
    python.unpackArchive(wheel, "wheel", { extractDir: packages });
    return python;
  } finally {
    self.fetch = plain;
  }
}

async function found(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}
