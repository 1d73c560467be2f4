import { describe, expect, test } from 'vitest'
import { rows } from './house.ts'
import { readSource, sourceFiles, violations } from './imports.ts'

test('every module imports only what its row of the house allows', () => {
  expect(sourceFiles().flatMap((file) => violations(file, readSource(file)))).toEqual([])
})

/** One deliberate violation for each row, to prove that the guard finds it. */
const seeded: Record<string, [file: string, text: string]> = {
  'contract/': ['contract/a.ts', "import { x } from '#domain/quota.ts'"],
  'domain/': ['domain/a.ts', "import { x } from '#kitchen/foods/index.ts'"],
  'kitchen/': ['kitchen/checks/a.ts', "import fs from 'node:fs'"],
  'server/ports/': ['server/ports/a.ts', "import { parse } from '#kitchen/ingredients/index.ts'"],
  'server/database/': ['server/database/a.ts', "import { x } from '#server/stores/users.ts'"],
  'server/stores/': ['server/stores/a.ts', "import { x } from '#server/features/a/routes.ts'"],
  'server/adapters/ai/': ['server/adapters/ai/a.ts', "const x = import('#server/stores/users.ts')"],
  'server/adapters/billing/stripe/': ['server/adapters/billing/stripe/a.ts', "import pg from 'pg'"],
  'server/adapters/billing/': ['server/adapters/billing/a.ts', "import { x } from '#server/stores/users.ts'"],
  'server/archives/': ['server/archives/a.ts', "import { x } from '#server/stores/users.ts'"],
  'server/calendars/': ['server/calendars/a.ts', "import { x } from '#server/stores/users.ts'"],
  'server/adapters/identity/': ['server/adapters/identity/a.ts', "import Stripe from 'stripe'"],
  'server/adapters/pages/': ['server/adapters/pages/x.ts', "import { db } from '#server/database/open.ts'"],
  'server/adapters/cookbook/': [
    'server/adapters/cookbook/x.ts',
    "import { db } from '#server/database/open.ts'",
  ],
  'server/adapters/private-files/': [
    'server/adapters/private-files/x.ts',
    `import '#server/stores/users.ts'`,
  ],
  'server/adapters/mail/': ['server/adapters/mail/a.ts', "import { x } from '../ai/open-ai.ts'"],
  'server/adapters/pictures/': ['server/adapters/pictures/a.ts', "import { x } from '../ai/open-ai.ts'"],
  'server/billing/': ['server/billing/a.ts', "import { x } from '#server/adapters/billing/sandbox/a.ts'"],
  'server/adapters/reader/': ['server/adapters/reader/a.ts', "import { x } from '../ai/open-ai.ts'"],
  'server/adapters/reading/': ['server/adapters/reading/a.ts', "import { x } from '../ai/open-ai.ts'"],
  'server/adapters/threads/': ['server/adapters/threads/a.ts', "import { x } from '../ai/open-ai.ts'"],
  'server/features/': ['server/features/a/routes.ts', "import { x } from '../b/use-case.ts'"],
  'server/http/': ['server/http/a.ts', "import { x } from '#server/features/a/routes.ts'"],
  'server/main.ts': ['server/main.ts', "import { x } from '#web/lib/http.ts'"],
  'server/app.ts': ['server/app.ts', "import { x } from '#server/adapters/ai/open-ai.ts'"],
  'server/deps.ts': ['server/deps.ts', "import { x } from '#server/stores/users.ts'"],
  'server/config': ['server/config.ts', "import { x } from '#server/app.ts'"],
  'server/': ['server/other.ts', "import { x } from '#web/lib/http.ts'"],
  'identity/': ['identity/a.ts', "export { x } from '#server/stores/users.ts'"],
  'web/words/': ['web/words/x.ts', "import { x } from '#web/ui/x.ts'"],
  'web/offline/': ['web/offline/x.ts', "import { x } from '#web/data/recipes.ts'"],
  'web/worker/': ['web/worker/x.ts', "import { x } from '#web/lib/http.ts'"],
  'web/ui/': ['web/ui/a.tsx', "import { x } from '#web/lib/http.ts'"],
  'web/lib/': ['web/lib/a.ts', "import { x } from '#web/features/auth/a.tsx'"],
  'web/data/': ['web/data/a.ts', "import { x } from '#web/ui/button.tsx'"],
  'web/features/': ['web/features/a/b.tsx', "import { x } from '#web/features/c/d.tsx'"],
  'web/pages/': ['web/pages/a.tsx', "import { x } from '#server/app.ts'"],
  'web/': ['web/main.tsx', "import { x } from '#kitchen/foods/index.ts'"],
}

describe('the guard bites', () => {
  for (const row of rows.filter((one) => !one.may.includes('*'))) {
    test(row.here, () => {
      const [file, text] = seeded[row.here] ?? []
      if (!file || !text) throw new Error(`no seeded violation for ${row.here}`)
      expect(violations(file, text)).toHaveLength(1)
    })
  }

  test('a file that no row covers', () => {
    expect(violations('elsewhere/a.ts', '')).toEqual([
      "elsewhere/a.ts is covered by no row of the house's table",
    ])
  })

  test('a value where only a type is allowed', () => {
    const asValue = violations('server/deps.ts', "import { x } from '#server/ports/ai.ts'")
    const asType = violations('server/deps.ts', "import type { Ai } from '#server/ports/ai.ts'")
    expect([asValue.length, asType.length]).toEqual([1, 0])
  })
})
