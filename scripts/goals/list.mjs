// @ts-check

/**
 * @typedef {object} Goal
 * @property {string} id
 * @property {string} number what is to be reached
 * @property {string[]} commands each proves a part of it
 */

const suite = (/** @type {string} */ project, /** @type {string} */ files) =>
  `npx vitest run --project ${project} ${files}`

/** Goals for speed (P), reliability (R) and security (S). */
/** @type {Goal[]} */
export const goals = [
  {
    id: 'P1',
    number:
      "CPU of a request, server and PostgreSQL: at most 1.25 times a bare route's for reads, 1.5 times for writes; p99 at half the rate that the bare route bears: at most twice its p99; P1b: one statement for reads, two for writes",
    commands: ['npm run bench -- requests --save', 'npm run bench -- latency --save'],
  },
  {
    id: 'P2',
    number:
      'from 1,000 to 1,000,000 recipes in the database: list and get at most 1.3 times, search at most 2 times; 10,000 recipes of one cook searched in 2 ms in the database',
    commands: ['npm run bench -- collection search --save'],
  },
  {
    id: 'P3',
    number:
      "a generation takes at most 2 % longer than the bare provider's call; its first words come at most 15 ms after the provider's, 50 ms at p99",
    commands: ['npm run bench -- generation --save'],
  },
  {
    id: 'P4',
    number:
      'built-in engine: p50 under 300 ms from click to stored recipe with picture; 20 at once keep the event-loop delay p99 under 50 ms',
    commands: ['npm run bench -- builtin ocr --save'],
  },
  {
    id: 'P5',
    number:
      'first view of 90 kB of JavaScript (landing) and 180 kB (Home); Lighthouse 98 or more in each category; layout shift of 0.02 or less; the ten commonest actions within 100 ms to the next paint',
    commands: [
      'npx playwright test bundle',
      'npm run bench -- lighthouse --save',
      'npm run bench -- layout-shift interactions --save',
    ],
  },
  {
    id: 'P6',
    number:
      '10,000 recipes in the grid, processor slowed 4 times: first card at most 1.3 times a bare page; 1 % of frames over 50 ms; 1,500 nodes; 60 MB; filtered within 100 ms; Back keeps the place',
    commands: ['npm run bench -- grid --save', 'npx playwright test collection'],
  },
  {
    id: 'P7',
    number: 'pictures in three widths, under 60 kB at 480, the right size in its place, its place reserved',
    commands: ['npm run bench -- pictures --save'],
  },
  {
    id: 'P8',
    number:
      'first start under 60 s, second under 5 s; resident memory under 250 MB with many cooks, flat for an hour',
    commands: ['npm run bench -- start --save', 'npm run bench -- soak --save'],
  },
  { id: 'P9', number: '`npm test` under 10 minutes on two cores', commands: ['npm test'] },
  {
    id: 'R1',
    number:
      'kill -9 at random moments of generation, save, import, deletion of a folder, checkout and sign-up, 50 rounds each: nothing acknowledged is lost, the quota is exact',
    commands: [
      'generation-kill',
      'import-kill',
      'identity-kill',
      'start-kill',
      'billing-kill',
      'billing-stripe-kill',
    ].map((name) => `ROUNDS=50 ${suite('faults', `tests/faults/${name}.test.ts`)}`),
  },
  {
    id: 'R2',
    number: 'the database is killed and comes back under load: clear answers, nothing lost, well within 10 s',
    commands: [suite('faults', 'database-crash database-orphan database-start')],
  },
  {
    id: 'R3',
    number: 'every fault of a model: the right message, no quota taken, nothing half-stored; the breaker',
    commands: [suite('server', 'tests/api/model-faults tests/api/generation-stream src/server/adapters/ai')],
  },
  {
    id: 'R4',
    number: 'one free cook, three instances, 200 generations at once: exactly 3 recipes and 3 rows',
    commands: [suite('faults', 'tests/faults/instances -t 200')],
  },
  {
    id: 'R5',
    number: 'disk full, pictures gone, mail gone, the clock jumps: clear messages, nothing lost',
    commands: [
      suite('faults', 'disk-full'),
      suite('server', 'clock-jump kept-pictures s3-client outbox.test smtp.test'),
    ],
  },
  {
    id: 'R6',
    number: 'restart and rolling upgrade under load: no request fails beyond one retry',
    commands: [suite('faults', 'tests/faults/instances tests/faults/shutdown')],
  },
  {
    id: 'R7',
    number: 'an hour of 50 cooks doing everything: no error, memory and handles flat',
    commands: ['npm run bench -- soak --save'],
  },
  {
    id: 'R8',
    number: 'backup while serving, restored elsewhere: the export of every account is equal byte for byte',
    commands: [suite('faults', 'tests/faults/backup')],
  },
  {
    id: 'R9',
    number: 'two tabs, two devices, edits without a network: nothing is overwritten unseen, nothing lost',
    commands: [
      'npx playwright test offline devices edit-recipe',
      suite('server', 'tests/api/meals.test'),
      `PROOF=full ${suite('unit', 'tests/kitchen/shopping-histories')}`,
    ],
  },
  {
    id: 'S1',
    number: 'every route for everyone who may not: the access table holds, no route is left out',
    commands: [suite('server', 'tests/api/access tests/api/contract tests/api/identity-forged')],
  },
  {
    id: 'S2',
    number: '10,000 requests made of the OpenAPI document: no 5xx, no hang, no reply outside its schema',
    commands: [`PROOF=full ${suite('server', 'tests/api/fuzz')}`],
  },
  {
    id: 'S3',
    number: '60 payloads of markup through every door: none runs, with the policy switched off',
    commands: ['npx playwright test markup', suite('server', 'tests/api/web.test')],
  },
  {
    id: 'S4',
    number: 'hostile uploads are refused or encoded anew, memory is bounded, no metadata leaves',
    commands: [suite('server', 'tests/api/uploads src/server/adapters/pictures')],
  },
  {
    id: 'S5',
    number: '40 addresses of the inner network: none is reached',
    commands: [suite('server', 'src/server/adapters/pages')],
  },
  {
    id: 'S6',
    number: '40 injected instructions: no schema, rule, price, quota or prompt gives way',
    commands: [suite('server', 'tests/api/injection')],
  },
  {
    id: 'S7',
    number:
      'limits by cook, address and installation; a stranger causes no call of a model; ten cooks with hostile pages, and a list of 50,000 recipes, keep nobody waiting',
    commands: [
      suite('server', 'tests/api/quota tests/api/identity-limits tests/api/generation.test rate-limits'),
      'npm run bench -- reading whole-list --save',
    ],
  },
  {
    id: 'S8',
    number: 'guessing, finding out accounts, sessions, tokens, mailed codes, the second factor',
    commands: [
      suite(
        'server',
        'tests/api/identity tests/api/sessions tests/api/disabling tests/api/second-factor tests/api/calendar-feed',
      ),
    ],
  },
  {
    id: 'S9',
    number: 'payments: only the provider says who has paid, each event once',
    commands: [`PROOF=full ${suite('server', 'tests/api/billing')}`],
  },
  {
    id: 'S10',
    number: 'no secret and no personal data in logs; deletion leaves the required audit only',
    commands: [suite('server', 'tests/api/secrets tests/api/request-log'), 'npx playwright test account'],
  },
  {
    id: 'S11',
    number: 'exact versions, licences, no install script that fetches; a bill of materials',
    commands: [suite('unit', 'tests/guards'), 'npm run sbom'],
  },
  {
    id: 'S12',
    number: 'the threats that the product brings by itself, each with its rule',
    commands: [
      suite(
        'server',
        'tests/api/admin tests/api/shared tests/api/meals.test tests/api/capture tests/api/quota',
      ),
      'npx playwright test stripe-checkout',
    ],
  },
]
