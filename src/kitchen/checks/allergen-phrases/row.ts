/**
 * Phrases with what they carry. The first part lists allergens by their names in the food table, those with a question
 * mark are often in such products ("check the label"); an empty one says that the phrase only sounds like an allergen.
 * The second part lists phrases, in any number, parted by commas. The longest phrase of a text wins, so that
 * "coconut milk" is never read as milk.
 */
export type PhraseRow = readonly [carries: string, phrases: string]
