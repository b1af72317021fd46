// Says which folder may do what (docs/architecture.md). Prettier handles style, and .dependency-cruiser.js handles
// imports.
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import hooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { newerApis } from './scripts/newer-apis.ts';
import { noBareText } from './scripts/no-bare-text.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/test-support/**', '**/*.test-support.ts'];
/** Code that runs in a browser. */
const BROWSER = [
  '{client,contracts,domain}/**/*.{ts,tsx}',
  'audio/*.ts',
  'phonics/words.ts',
  'phonics/placement-words.ts',
];

const SETTINGS = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in config.ts alone.',
};

// eslint-plugin-es-x cannot tell the iterators that maps and sets return, so this finds their methods by name.
const NEW_ITERATORS = {
  selector:
    'CallExpression[callee.property.name=/^(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/]' +
    ' > MemberExpression > CallExpression[callee.property.name=/^(values|keys|entries|matchAll)$/]' +
    '[callee.object.name!="Object"]',
  message: 'Iterators have these in newer browsers alone: make an array of it first.',
};

const SENDS_OR_KEEPS = [
  ...[
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'RTCPeerConnection',
    'BroadcastChannel',
  ],
  ...['indexedDB', 'caches', 'localStorage', 'sessionStorage', 'MediaRecorder', 'Blob', 'Audio'],
].map((name) => ({ name, message: 'What a child records is neither sent nor kept.' }));

const newerStatics = newerApis()
  .filter(({ owner, member, isStatic }) => isStatic && member !== null && owner !== 'Intl')
  .map(({ owner, member }) => ({
    object: owner,
    property: member,
    message: 'Not every browser that package.json declares has it.',
  }));

export default defineConfig(
  globalIgnores(['dist', 'data', 'node_modules', 'test-results', 'playwright-report']),
  ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['client/**/*.{ts,tsx}'], extends: [hooks.configs.flat.recommended] },
  {
    files: ['client/**/*.tsx'],
    plugins: { house: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'house/no-bare-text': 'error' },
  },

  // Regular expressions run in linear time, so that no user's text can block the process.
  {
    files: ['**/*.{js,ts,tsx}'],
    ignores: [...TESTS, 'e2e/**'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { cache: true }] },
  },

  // Browser code uses only what the browsers declared in package.json have.
  {
    files: BROWSER,
    ignores: TESTS,
    extends: [compat.configs['flat/recommended'], es.configs['flat/restrict-to-es2023']],
    rules: { 'no-restricted-syntax': ['error', NEW_ITERATORS] },
  },

  // Actions that only one folder or file may perform.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/config.ts', '**/*.config.ts', ...TESTS],
    rules: {
      'no-restricted-properties': ['error', SETTINGS],
    },
  },
  {
    files: BROWSER,
    ignores: TESTS,
    // eslint-plugin-compat checks constructors and functions, but not their static members.
    rules: { 'no-restricted-properties': ['error', SETTINGS, ...newerStatics] },
  },
  {
    files: ['{audio,client,server,domain,contracts}/**/*.{ts,tsx}'],
    ignores: ['client/api/api.ts', 'server/providers/**/*.ts', ...TESTS],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'The one fetch is in client/api/api.ts; the server calls out of providers/.',
        },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['client/browser/storages.ts', 'client/offline/outbox-storage.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        NEW_ITERATORS,
        {
          selector: 'MemberExpression[property.name="setItem"]',
          message: 'A storage may be full: client/browser/storages.ts writes, and says so.',
        },
      ],
    },
  },
  // What a child records stays in the memory of the page.
  {
    files: ['client/microphone/**/*.ts', 'client/features/reader/{use-,}hear-myself*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', ...SENDS_OR_KEEPS],
      'no-restricted-properties': [
        'error',
        SETTINGS,
        ...newerStatics,
        ...['sendBeacon', 'createObjectURL', 'storage'].map((property) => ({
          property,
          message: 'What a child records is neither sent nor kept.',
        })),
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/store.ts', 'server/database/**/*.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
          message: 'SQL stands in store.ts alone.',
        },
        {
          selector: 'MemberExpression[property.value="accept-encoding"]',
          message: 'What a caller takes is read in server/http/accept-encoding.ts alone.',
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
          message: 'It waits for one second, which a busy machine exceeds: say how long.',
        },
        {
          selector: 'Property[key.name="toFake"]:not(:has(Literal[value="Date"]))',
          message: 'The real clock comes back, and the test depends on its day: fake Date too.',
        },
      ],
    },
  },
);
