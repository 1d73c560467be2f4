import { readFile } from 'node:fs/promises'
import { type Cookbook, type PackedCookbook, unpackCookbook } from '#kitchen/cookbook/open-cookbook.ts'

/** The cookbook as the build packed it. */
export const openPackedCookbook = async (path: string): Promise<Cookbook> =>
  unpackCookbook(JSON.parse(await readFile(path, 'utf8')) as PackedCookbook) // our own build wrote it
