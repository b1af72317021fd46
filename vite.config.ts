import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { oldestBrowsers } from './scripts/browsers.ts';

/** The two faces of the first screen are asked for at once, not when the style sheet has arrived. */
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

/** The files of the chunk made of `module`, and of all it imports, that the first document lacks. */
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
 * A family that is known here gets the code of its screen along with the first script, not a round
 * trip after it. The server allows the script that asks for it by its hash.
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
        // Where the browser forbids storage, nobody is known.
        const script = `try {
  if (localStorage.getItem('firebase_token')) {
    const ahead = location.pathname === '/' ? ${JSON.stringify(home)} : location.pathname.startsWith('/reading/') ? ${JSON.stringify(reader)} : [];
    for (const file of ahead) {
      const link = document.createElement('link');
      const how = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      Object.assign(link, { ...how, crossOrigin: '', href: '/' + file });
      document.head.append(link);
    }
  }
} catch {}`;
        // Before the style sheet, which scripts behind it would wait for.
        return html.replace(
          '<script type="module"',
          (first) => `<script>${script}</script>\n    ${first}`,
        );
      },
    },
  };
}

const client = fileURLToPath(new URL('client', import.meta.url));

export default defineConfig({
  root: client,
  plugins: [react(), tailwindcss(), preloadFonts(), fetchAhead()],
  build: {
    outDir: fileURLToPath(new URL('dist/client', import.meta.url)),
    emptyOutDir: true,
    target: oldestBrowsers().map(([name, version]) => name.replace('ios_saf', 'ios') + version),
    // Fonts and pictures stay files: the page's policy allows none inside style sheets.
    assetsInlineLimit: 0,
    // All of these browsers know it; it would be a file of its own that both documents share.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // The product, and what stands in the frame of a flipbook of the library's own.
      input: ['index.html', 'flipbook.html'].map((name) => join(client, name)),
      output: {
        codeSplitting: {
          // What most screens share is one file: of a dozen tiny ones each would wait for a connection.
          groups: [
            {
              name: 'shared',
              test: /client\/(ui\/(?!dialog|field|google)|api\/(queries|unauthorized))|@tanstack|lucide-react|contracts\/(pages|page-words|addresses)|domain\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
