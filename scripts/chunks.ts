// Which code of the client stands in which file. Each screen has a file of its own. What screens share stands in few files,
// because a browser fetches six at a time over HTTP/1.1, and a dozen tiny ones load more slowly.

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** The packages that every page needs. A release changes their file only with the packages themselves. */
const PACKAGES =
  /\/node_modules\/(?:react|react-dom|regexparam|scheduler|use-sync-external-store|wouter|zustand)\//;

/** What stands in the file of its screen, or in that of the application. */
const OWN = /\/client\/(?:app|features|styles)\//;

// All icons are imported from one module, so the imports do not say which screen has which.
const ICONS = '/node_modules/lucide-react/';
/** Those of a visitor's first screens, and what draws an icon. */
const VISITORS_ICONS =
  /\/lucide-react\/dist\/esm\/(?:(?!icons\/|lucide-react\.)|icons\/(?:arrow-left|book-open|check|chevron-down|clipboard-list|key-round|mail|shapes|users)\.)/;

/** Returns a test: whether a module comes along with one of these files of the client. */
function reachedFrom(...files: readonly string[]) {
  let reached: Set<string> | undefined;
  const visit = (id: string, modules: Modules, found: Set<string>): Set<string> => {
    if (found.has(id) || id.includes(ICONS)) return found;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next, modules, found);
    return found;
  };
  return (id: string, modules: Modules): boolean => {
    reached ??= files.reduce((found, file) => visit(file, modules, found), new Set<string>());
    return reached.has(id);
  };
}

/** Returns the groups for the bundler. `client` is the path of the client's folder. */
export function chunkGroups(client: string) {
  const isVisitors = reachedFrom(
    `${client}/app/main.tsx`,
    `${client}/features/landing/landing-screen.tsx`,
    `${client}/features/not-found/not-found-screen.tsx`,
  );
  const isFamilys = reachedFrom(
    `${client}/app/family-home-screen.tsx`,
    `${client}/features/subscribe/subscribe-screen.tsx`,
    `${client}/features/who-is-reading/who-is-reading-screen.tsx`,
  );
  const isReaders = reachedFrom(`${client}/features/reader/reader-screen.tsx`);
  return [
    // Named so that a frame of the library's own flipbooks may load it (server/modules/pages/routes.ts).
    { name: 'flipbook-book', test: /client\/flipbook\/(?!flipbook|in-page)\w+\.ts/, priority: 9 },
    { name: 'react', test: PACKAGES, priority: 8 },
    {
      // The name that the bundler gives the group in what it prints.
      debugName: 'shared',
      name: (id: string, modules: Modules) =>
        (isVisitors(id, modules) && !OWN.test(id)) || VISITORS_ICONS.test(id) ? 'shared' : null,
      priority: 7,
    },
    {
      debugName: 'family',
      name: (id: string, modules: Modules) =>
        isFamilys(id, modules) || id.includes(ICONS) ? 'family' : null,
      minShareCount: 2,
      priority: 6,
    },
    { name: 'book-pages', test: /client\/book-pages\/|dompurify/, minShareCount: 2, priority: 5 },
    {
      debugName: 'reading',
      name: (id: string, modules: Modules) => (isReaders(id, modules) ? 'reading' : null),
      minShareCount: 2,
      priority: 4,
    },
  ];
}
