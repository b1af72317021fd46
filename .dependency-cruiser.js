// Says which folder may import which (docs/architecture.md): only downwards, and never in a circle. Tests may import
// anything.

const OURS =
  '^(audio|bench|client|content|contracts|domain|e2e|phonics|sandbox|scripts|server|test-support)/';

/** Forbids files in `path` to import `to`. */
const forbid = (name, path, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path },
  to,
});

/** Allows a top-level folder to import only these other folders of the product. */
const only = (folder, ...others) =>
  forbid(
    `${folder}/`,
    `^${folder}/`,
    { path: OURS, pathNot: [folder, ...others].map((other) => `^${other}`) },
    `${folder}/ imports of the product ${others.join(', ') || 'nothing'}.`,
  );

/** Allows a top-level folder to import only these packages, and no Node modules. */
const packages = (folder, ...names) =>
  forbid(
    `packages of ${folder}/`,
    `^${folder}/`,
    { pathNot: [OURS, ...names.map((name) => `^node_modules/${name}/`)] },
    `${folder}/ imports no package but ${names.join(', ') || 'none'}.`,
  );

/**
 * Arranges the subfolders ("rooms") of a folder on floors. The top floor comes first. A subfolder imports nothing
 * from a floor above it, and nothing from another subfolder on its own floor.
 */
function floors(folder, ...rows) {
  const pathOf = (room) => `^${folder}/${room}(/|$)`;
  return rows.flatMap((rooms, floor) =>
    rooms.map((room) => {
      const beside = rooms.filter((other) => other !== room);
      const closed = [...rows.slice(0, floor).flat(), ...beside];
      const path = closed.length > 0 ? closed.map(pathOf) : ['^$'];
      return forbid(
        `${folder}/${room}`,
        pathOf(room),
        { path },
        `${folder}/${room} stands below, or beside, what it imports.`,
      );
    }),
  );
}

export default {
  forbidden: [
    forbid('no circle of files', '', { circular: true }, 'Move what both need into a file below.'),
    {
      ...forbid('no circle of folders', '', { circular: true }, 'Move what both need below them.'),
      scope: 'folder',
    },

    only('domain'),
    only('audio', 'domain/'),
    only('phonics', 'domain/text.ts', 'domain/teaching-steps.ts'),
    only('contracts', 'domain/'),
    packages('domain'),
    {
      ...packages('audio', 'mediabunny', '@mediabunny/mp3-encoder'),
      from: { path: '^audio/', pathNot: '^audio/test-support/' },
    },
    packages('phonics', 'cmu-pronouncing-dictionary'),
    packages('contracts', 'zod'),
    only(
      'client',
      ...['audio/', 'contracts/', 'domain/', 'phonics/words.ts', 'phonics/placement-words.ts'],
    ),
    forbid(
      'sounds in the browser',
      '^client/',
      { path: '^audio/(mp3\\.ts|synthesiser/)' },
      'The server makes MP3 files, and a script makes the sounds.',
    ),
    only('client/flipbook', 'contracts/'),
    only('server', 'audio/', 'contracts/', 'domain/', 'phonics/'),
    forbid(
      'sounds on the server',
      '^server/',
      { path: '^audio/(clips|synthesiser)/' },
      'The browser fetches the sounds, and a script makes them.',
    ),
    only('content', 'domain/'),
    only('sandbox', 'content/'),
    only('test-support'),

    ...floors(
      'server',
      ['main.ts'],
      ['app.ts'],
      ['assembly'],
      ['modules'],
      ['http', 'jobs', 'runtime'],
      ['providers'],
      ['problems'],
      ['observability'],
      ['database', 'config'],
      ['async'],
    ),
    ...floors(
      'server/modules',
      ['book-list', 'changes', 'heard-words', 'incoming', 'letters', 'support'],
      ['books', 'catalogue-file', 'insights', 'practice', 'progress', 'reading-report'],
      ['phonics', 'recordings'],
      ['catalogue'],
      ['accounts', 'figures', 'flipbooks'],
      ['subscriptions'],
      ['students', 'admins', 'error-reports', 'pages', 'pictures', 'sign-in-pages'],
      ['record'],
    ),
    forbid(
      'a store or routes of another module',
      '^server/modules/([^/]+)/',
      { path: '^server/modules/.+/(store|[^/]*routes)\\.ts$', pathNot: '^server/modules/$1/' },
      'What another module needs stands in service.ts, or in a file named by its idea.',
    ),
    ...floors(
      'client',
      ['app'],
      ['features'],
      ['microphone', 'word-help'],
      ['family', 'voice'],
      ['book-pages', 'grown-ups', 'offline'],
      ['auth'],
      ['billing', 'loading'],
      ['api'],
      ['ui'],
      ['browser', 'pictures'],
    ),
    {
      name: 'what a child records is sent nowhere',
      severity: 'error',
      comment:
        'No file of it imports, directly or through others, what calls the server or keeps things.',
      from: { path: '^client/(microphone/|features/reader/(use-)?hear-myself)' },
      to: { path: '^(client/(api|offline|browser)|contracts/endpoints)(/|\\.)', reachable: true },
    },
    ...floors('client/features', [
      ...[
        'account',
        'admin',
        'complete-profile',
        'landing',
        'letters',
        'library',
        'listen',
        'not-found',
        'placement',
      ],
      ...['reader', 'sign-in', 'sign-up', 'subscribe', 'warm-up', 'who-is-reading'],
    ]),
    ...floors(
      'client/features/admin',
      ['screen'],
      ['figures', 'invitation', 'my-sign-in', 'owners'],
      ['editor', 'incoming', 'insights', 'transfer'],
      ['book-list', 'catalogue', 'flipbook'],
      ['narration'],
      ['recording'],
      ['phonics', 'files', 'record', 'families', 'series'],
      ['login'],
      ['drafts'],
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '/test-support/', '\\.test-support\\.ts$'] },
  },
};
