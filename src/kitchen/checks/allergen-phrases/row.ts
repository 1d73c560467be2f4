/**
 * Row of allergens and phrases. The first part lists allergens by their names in the food table; a question
 * mark marks those that such products often carry ("check the label"), and an empty part says that the phrase
 * only sounds like an allergen. The second part lists phrases, separated by commas. The longest phrase in a
 * text wins, so that "coconut milk" is never read as milk.
 */
export type PhraseRow = readonly [carries: string, phrases: string]
