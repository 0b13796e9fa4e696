import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8330";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // below whatever path: scripts and styles find each other by their own, the page by what the server writes
  build: {
    outDir: "../src/tuath/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // the server reads there which files a game needs
    target: "es2022",
    chunkSizeWarningLimit: 600, // kilobytes: what all pages share, packed a third of it, kept by the browser
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 60_000,
    isolate: false, // one process for all files, in less than half the time: they keep nothing that others would meet
    sequence: { shuffle: { files: true, tests: true } }, // and would tell if they did
  },
});
