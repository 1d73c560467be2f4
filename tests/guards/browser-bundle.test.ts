import { expect, test } from 'vitest'
import { importsOf, readSource, resolve, sourceFiles } from './imports.ts'

/** Maps every module and package that pages load to the file that first imported it. */
function reachable(from: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>(from.map((file) => [file, 'a page']))
  const waiting = [...from]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const importer = file
    for (const { target, typeOnly } of importsOf(importer, readSource(importer))) {
      const module = resolve(importer, target)
      if (typeOnly || seen.has(module)) continue
      seen.set(module, importer)
      if (/\.tsx?$/.test(module) && !target.endsWith('.d.ts') && /^[#.]/.test(target)) waiting.push(module)
    }
  }
  return seen
}

test('no page loads the word lists of other languages, which are megabytes', () => {
  const pages = sourceFiles().filter((file) => file.startsWith('web/') && !/\.test\.|testing/.test(file))
  const lists = [...reachable(pages)].filter(
    ([module]) => module.startsWith('kitchen/languages/') || module.startsWith('@zxcvbn-ts/language-'),
  )
  expect(lists.map(([module, importer]) => `${module}, by ${importer}`)).toEqual([])
})
