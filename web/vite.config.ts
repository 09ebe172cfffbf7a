import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Where `gosux serve` listens while the page is developed; never anything but this machine.
const server = `http://127.0.0.1:${process.env.GOSUX_PORT ?? "8000"}`;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "./",
  resolve: { alias: { $: here("./src"), $locales: here("../src/gosux/text/locales") } },
  build: {
    outDir: here("../src/gosux/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), here("../src/gosux/text/locales")] },
    proxy: {
      "/api": { target: server },
      "/api/play": { target: server, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
