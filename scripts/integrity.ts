import { createPictures } from '#server/adapters/pictures/kept-pictures.ts'
import { picturePlaces } from '#server/adapters/pictures/open-pictures.ts'
import { bookedPictures, findDisagreements } from '#server/stores/integrity.ts'
import { unknownPictures } from '#server/stores/unknown-pictures.ts'
import { openForCommand } from './command-database.ts'

/**
 * `npm run integrity` checks that rows, quota and picture files agree; it prints each disagreement and then
 * exits with 1.
 */
const SWEPT_AFTER_MS = 2 * 86_400_000

const { database, config } = await openForCommand()
const problems: string[] = []
try {
  const { db } = database
  problems.push(...(await findDisagreements(db, new Date())))
  const pictures = createPictures(picturePlaces(config.s3, config.dataDir).pictures)
  for await (const hash of bookedPictures(db)) {
    if ((await pictures.read(`${hash}.webp`)) === null)
      problems.push(`a picture in the books without its file: ${hash}`)
  }
  for await (const hash of pictures.list(SWEPT_AFTER_MS)) {
    for (const unknown of await unknownPictures(db, [hash])) {
      problems.push(`a picture's file that is in no book: ${unknown}`)
    }
  }
} finally {
  await database.close()
}
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'Everything agrees.' : `${problems.length} disagreement(s).`)
process.exitCode = problems.length === 0 ? 0 : 1
