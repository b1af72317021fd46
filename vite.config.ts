import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { oldestBrowsers } from './scripts/browsers.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { type Bundle, fetchAhead } from './scripts/fetch-ahead.ts';

const client = join(import.meta.dirname, 'client');
const target = oldestBrowsers().map(([name, version]) => name.replace('ios_saf', 'ios') + version);

const isOwners = (module: string) =>
  /\/client\/(?:features\/admin\/|app\/view-book-screen\.)/.test(module);

/** The scripts and style sheets that are no part of a family's screens. The service worker does not keep them. */
const notOfFamilies = new Set<string>();

/** Finds them: what index.html reaches without the owner's screens is a family's. */
function tellFamiliesFiles(): Plugin {
  const reach = (bundle: Bundle, file: string, found: Set<string>): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk' || chunk.moduleIds.some(isOwners)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(bundle, next, found);
  };
  return {
    name: 'tell-families-files',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      const families = new Set<string>();
      reach(bundle, entry?.fileName ?? '', families);
      const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      for (const file of [...chunks.map(({ fileName }) => fileName), ...styles]) {
        if (!families.has(file)) notOfFamilies.add(file);
      }
    },
  };
}

/** Builds the service worker, which keeps the code, pictures, sounds and fonts of every screen but the owner's. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'offline',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    // Other formats need an option of the bundler that is deprecated.
    rollupFormat: 'iife',
    globPatterns: ['assets/*.{js,css,woff2,svg,mp3}', '*.{svg,png,webmanifest}'],
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !notOfFamilies.has(url)) }),
    ],
    // The names of these files contain a hash of their content.
    dontCacheBustURLsMatching: /^assets\//,
  },
});

export default defineConfig({
  root: client,
  plugins: [react(), tailwindcss(), fetchAhead(client, target), tellFamiliesFiles(), serviceWorker],
  build: {
    outDir: fileURLToPath(new URL('dist/client', import.meta.url)),
    emptyOutDir: true,
    target,
    // Never inlines fonts and pictures: the content security policy forbids data URLs in style sheets.
    assetsInlineLimit: 0,
    // All supported browsers have modulepreload. The polyfill would be one more file to load.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // The application, and the document in the frame of the library's own flipbooks.
      input: ['index.html', 'flipbook.html'].map((name) => join(client, name)),
      output: {
        codeSplitting: {
          groups: chunkGroups(client),
        },
      },
    },
  },
});
