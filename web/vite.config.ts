import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Where `gosux serve` listens while the page is developed; never anything but this machine.
const server = `http://127.0.0.1:${process.env.GOSUX_PORT ?? "8000"}`;

/** Cards can be looked at without a server: `python scripts/write_catalogue.py web/.catalogue` writes what it would say. */
const catalogue: Plugin = {
  name: "catalogue",
  configureServer(vite) {
    vite.middlewares.use((request, answer, next) => {
      const path = /^\/api\/catalogue\/([\w-]+\/[\w-]+)$/.exec(request.url ?? "")?.[1];
      const file = path && here(`./.catalogue/${path}.json`);
      if (!file || !existsSync(file)) return next();
      answer.setHeader("Content-Type", "application/json");
      answer.end(readFileSync(file));
    });
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), catalogue],
  base: "./",
  resolve: { alias: { $: here("./src"), $locales: here("../src/gosux/text/locales") } },
  build: {
    outDir: here("../src/gosux/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "entries.json", // what belongs to which of the inputs
    rolldownOptions: {
      input: {
        index: here("./index.html"),
        // Of the edition without a server: `gosux site` puts them into its page.
        site: here("./src/site/begin.ts"),
        "service-worker": here("./src/site/service_worker.ts"),
        // Of a server's page, for those who switch Web Push on.
        "push-worker": here("./src/notices/push_worker.ts"),
      },
      output: {
        // Small modules that every visitor needs: one file has fewer headers than four.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "common", test: /src\/(game\/(http|range)|start\/(lessons|opening))\b/ }],
        },
        // A service worker is found by its name, and only above what it serves.
        entryFileNames: ({ name }) => (name.endsWith("-worker") ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
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
