import { seasonsOfDish } from '#kitchen/culinary/seasons.ts'
import type { Deps } from '#server/deps.ts'
import { listedWithoutSeasons, setListedSeasons } from '#server/stores/listings.ts'

/** Sets the seasons of recipes that cooks have published or changed. @returns number of recipes */
export async function seasonListings({ db }: Deps): Promise<number> {
  const waiting = await listedWithoutSeasons(db)
  for (const { id, foods } of waiting)
    await setListedSeasons(db, { id, foods, seasons: seasonsOfDish(foods) })
  return waiting.length
}
