/**
 * Packs the files of cookbook/ into the one that a server reads at its start.
 *
 *     tsx scripts/pack-cookbook.ts dist/cookbook.json
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { readCookbook } from '#server/adapters/cookbook/read-cookbook.ts'

const [to] = process.argv.slice(2)
if (!to) throw new Error('Say where the packed cookbook goes.')
const recipes = await readCookbook(join(import.meta.dirname, '../cookbook'))
mkdirSync(dirname(to), { recursive: true })
writeFileSync(to, JSON.stringify(packCookbook(recipes)))
