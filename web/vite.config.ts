import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";

/** The page's worker knows by name what it keeps: written into it when all names are known. */
function worker(): Plugin {
  return {
    name: "tuath-worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const page = files.find((file) => file.type === "chunk" && file.isEntry && file.name === "index");
        const sw = files.find((file) => file.type === "chunk" && file.name === "sw");
        if (page?.type !== "chunk" || sw?.type !== "chunk") throw new Error("the page or its worker is missing");
        const shell = new Set<string>();
        const take = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || shell.has(name)) return;
          shell.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
          chunk.imports.forEach(take);
        };
        take(page.fileName);
        for (const name of page.dynamicImports) if (/\/src\/pages\//.test(facade(bundle[name]))) take(name); // there without a line, too
        const named = (names: Iterable<string>): string => JSON.stringify([...names].map((name) => `./${name}`));
        const all = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        sw.code = sw.code.replace(/\[["'`]%SHELL%["'`]\]/, named(shell)).replace(/\[["'`]%ALL%["'`]\]/, named(all));
        if (sw.code.includes("%SHELL%") || sw.code.includes("%ALL%")) throw new Error("the worker knows no files");
      },
    },
  };
}

/** From which sources the page is made: whoever packs or serves it later sees whether they have changed. As in page_sources.py. */
function mark(): Plugin {
  return {
    name: "tuath-mark",
    generateBundle() {
      const hash = createHash("sha256");
      for (const file of sources()) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
      this.emitFile({ type: "asset", fileName: "sources.txt", source: hash.digest("hex") });
    },
  };
}

function sources(): string[] {
  const all = ["public", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((one) =>
      one.isFile() ? join(one.parentPath, one.name) : "",
    ),
  );
  const alone = [
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "tsconfig.node.json",
    "vite.config.ts",
  ];
  return [...alone, ...all.filter(Boolean).map((file) => file.replaceAll("\\", "/"))].sort();
}

/** The file that a part of the build is made from. */
const facade = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string =>
  file?.type === "chunk" ? (file.facadeModuleId ?? "") : "";

const SERVER = "http://127.0.0.1:8330";

export default defineConfig({
  plugins: [svelte(), worker(), mark()],
  base: "./", // below whatever path: scripts and styles find each other by their own, the page by what the server writes
  build: {
    outDir: "../src/tuath/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // the server reads there which files a game needs
    target: "es2022",
    chunkSizeWarningLimit: 600, // kilobytes: what all pages share, packed a third of it, kept by the browser
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
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
