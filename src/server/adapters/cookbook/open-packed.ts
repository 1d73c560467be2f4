import { readFile } from 'node:fs/promises'
import { answerCraving } from '#kitchen/cookbook/answer-craving.ts'
import { type Cookbook, unpackCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { readPackedLines } from './packed-lines.ts'

/** Opens the cookbook that the build packed. */
export const openPackedCookbook = async (path: string): Promise<Cookbook> =>
  unpackCookbook(readPackedLines(await readFile(path)))

/**
 * Opens the packed cookbook and builds its word lists, which would otherwise take a second of the first
 * cook's time.
 */
export async function openWarmCookbook(path: string): Promise<Cookbook> {
  const cookbook = await openPackedCookbook(path)
  const craving = readCraving('vegetable soup', undefined, cookbook)
  answerCraving(cookbook, { craving, series: 'warm', turn: 1 })
  return cookbook
}
