import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { oldestBrowsers } from './scripts/browsers.ts';

/** Preloads the two font faces of the first screen, so that they do not wait for the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter(
            (file) =>
              path === '/index.html' &&
              file.endsWith('.woff2') &&
              /(?:fredoka-600|andika-400)-/.test(file),
          )
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Returns the files of a module's chunk and of its imports, without those that index.html loads anyway. */
function filesOf(bundle: Bundle, module: string): string[] {
  const isOf = (name: string, chunk: Bundle[string]) =>
    chunk.type === 'chunk' && (chunk.facadeModuleId?.endsWith(name) ?? false);
  const collect = (file: string, found: Set<string>): Set<string> => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return found;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of chunk.imports) collect(next, found);
    return found;
  };
  const find = (name: string) =>
    Object.keys(bundle).find((file) => isOf(name, bundle[file]!)) ?? '';
  const first = collect(find('/index.html'), new Set());
  return [...collect(find(module), new Set())].filter((file) => !first.has(file));
}

/**
 * Adds an inline script that fetches the code of the screen in parallel with the first script, for a signed-in
 * family, and the largest picture of the landing screen for a visitor. It saves a round trip. The server's content
 * security policy allows the script by its hash.
 */
function fetchAhead(): Plugin {
  return {
    name: 'fetch-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        if (path !== '/index.html') return html;
        const home = filesOf(bundle, '/library-screen.tsx');
        const reader = filesOf(bundle, '/reader-screen.tsx');
        const picture = Object.keys(bundle).find((file) => file.includes('/meg-and-the-moon-'));
        // localStorage throws where the browser forbids storage. The script then fetches nothing.
        const script = `try {
  const fetchAhead = (file, how) => document.head.append(Object.assign(document.createElement('link'), how, { href: '/' + file }));
  if (localStorage.getItem('firebase_token')) {
    const ahead = location.pathname === '/' ? ${JSON.stringify(home)} : location.pathname.startsWith('/reading/') ? ${JSON.stringify(reader)} : [];
    for (const file of ahead)
      fetchAhead(file, { ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }), crossOrigin: '' });
  } else if (location.pathname === '/') fetchAhead('${picture}', { rel: 'preload', as: 'image' });
} catch {}`;
        // An inline script after a style sheet waits for it, so this one comes before.
        return html.replace(
          '<script type="module"',
          (first) => `<script>${script}</script>\n    ${first}`,
        );
      },
    },
  };
}

const client = fileURLToPath(new URL('client', import.meta.url));

const isOwners = (module: string) => module.includes('/client/features/admin/');

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
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    fetchAhead(),
    tellFamiliesFiles(),
    serviceWorker,
  ],
  build: {
    outDir: fileURLToPath(new URL('dist/client', import.meta.url)),
    emptyOutDir: true,
    target: oldestBrowsers().map(([name, version]) => name.replace('ios_saf', 'ios') + version),
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
          // One file for the code that most screens share, and one for what is heard: a dozen tiny files would load more
          // slowly. A visitor's first screen says nothing, and does not fetch the second.
          groups: [
            // Named so that a frame of the library's own flipbooks may load it (server/modules/pages/routes.ts).
            { name: 'flipbook-book', test: /client\/flipbook\/(?!flipbook|in-page)\w+\.ts/ },
            {
              name: 'shared',
              test: /client\/(ui\/(?!dialog|download-button|field|google|switch|use-return-focus)|pictures\/|api\/(queries|unauthorized))|@tanstack|lucide-react\/(?!dist\/esm\/icons\/(circle-exclamation-point|ear|file-headphone|mic|pause|play|pointer|square|volume-2)\.)|contracts\/(pages|page-copy|addresses)|domain\/(?!listening|narration|prompts|recordings|sentences|single-sounds|voice-settings)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'voice',
              test: /client\/voice\/(?!clips|mix|player|sounding-plan|stretch)|domain\/(prompts|voice-settings)|icons\/(ear|mic|pause|play|pointer|square|volume-2)\.m?js/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
