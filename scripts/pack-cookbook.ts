/**
 * Packs the files of cookbook/ into the one that a server reads at its start.
 *
 *     tsx scripts/pack-cookbook.ts dist/server/cookbook.jsonl [FOLDER]
 *
 * With a folder of the cookbook, such as `soup`, it packs the recipes of that folder alone.
 */
import { join } from 'node:path'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'

const [to, part = ''] = process.argv.slice(2)
if (!to) throw new Error('Say where the packed cookbook goes.')
await packCookbookFile(join(import.meta.dirname, '../cookbook', part), to)
