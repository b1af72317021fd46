import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** The two faces of the first screen are asked for at once, not when the style sheet has arrived. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(fredoka-600|andika-400)-.*\.woff2$/.test(file))
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

export default defineConfig({
  root: fileURLToPath(new URL('client', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: fileURLToPath(new URL('dist/client', import.meta.url)),
    emptyOutDir: true,
    // Browsers of the last two years.
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // Fonts and pictures stay files: the page's policy allows none inside style sheets.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
