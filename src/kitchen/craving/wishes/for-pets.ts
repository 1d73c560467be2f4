import type { Claim } from '../claim.ts'
import type { Craving } from '../craving.ts'

/** Animals with recipes in the cookbook, by their words in five languages. */
const fed: readonly (readonly [pet: Pet, words: string])[] = [
  [
    'dog',
    'dogs?|pupp(?:y|ies)|pups?|doggy|doggie|doggos?|puppers?|pooch\\p{L}*|labrador\\p{L}*|retrievers?|beagles?|corgis?|dachshunds?|husk(?:y|ies)|chihuahuas?|bulldogs?|pugs?|poodles?|terriers?|rottweilers?|labs?(?=.*\\b(?:she|he)\\b)|hunde?n?|hündin|welpen?|perros?|chiens?|chiots?|cani|cane',
  ],
  ['cat', 'cats?|kittens?|kitty|katzen?|kätzchen|gatos?|chats?|chatons?|gatt[oi]'],
]
const others =
  'hamsters?|guinea pigs?|gerbils?|bunn(?:y|ies)|parrots?|budgies?|goldfish|pon(?:y|ies)|pets?|(?<!jungle )birds?'
/** Animals that are eaten, too: "a recipe for a sour rabbit dish" is for people, and one for "my rabbit" is not. */
const eatenAnimals = 'rabbits?|horses?'
const ownAnimal = new RegExp(
  `\\b(?:treats?|food|snacks?|biscuits|cookies|something|cake) for (?:my|our|his|her|their|a|the) (?:pet |little |old |baby )?(?:${eatenAnimals})(?![\\p{L}-])|\\bpet (?:${eatenAnimals})\\b|\\b(?:${eatenAnimals}) (?:treats?|food|biscuits|cookies)\\b`,
  'iu',
)
const eaten =
  '(?:want |wants |love |loves |like |likes |need |needs )?(?:baked |homemade |home made |birthday |training |some |a )*(?:treats?|kibble)|treats?|food|biscuits?|cookies?|kibble|dinner|meal|cake|snacks?|recipes?|something'

/**
 * Words before "dog" that make it a sausage in a bun, and the candy before the Italian "cane": hot dogs, corn
 * dogs and candy cane cookies are for people.
 */
const bun = '(?<!\\b(?:candy|hot|corn|chili|chilli|coney|veggie|carrot|cold) )'

/** Animals with recipes of their own. */
export type Pet = 'dog' | 'cat'

/**
 * Returns a pattern for food for an animal: "dog treats", "cookies for my dog", "Kekse für meinen Hund". A
 * hot dog, or a stew for a person who has a dog, does not match.
 */
const meansAnimal = (words: string) =>
  new RegExp(
    `${bun}\\b(?:${words}) (?:${eaten})\\b|\\b(?:for|für|para|pour|per) (?:\\p{L}+ ){0,2}(?:\\p{L}+'s )?${bun}(?:${words})(?![\\p{L}-]| (?:walker|sitter|lover|owner|person|people|house|show))|\\bhunde(?:kekse?|leckerlis?|kuchen|futter|eis)\\b`,
    'iu',
  )
/** Words that are nothing but the animal: a chat is also talk, and a pug no dinner guest. */
const plainly: Readonly<Record<Pet, string>> = {
  dog: "dogs?(?:'s)?|pupp(?:y|ies)|doggos?|hunde?n?|perros?|chiens?",
  cat: "cats?(?:'s)?|kittens?|kitty|katzen?|gatos?",
}
/** Words about an animal that is to be fed: its teeth, its stomach, what it is allergic to, that it may eat too. */
const toldOfIt =
  'allerg\\p{L}*|intoleran\\p{L}*|thyroid|renal|cancer|cushing\\p{L}*|teeth|tooth|gums|jaw|chew|mush|mash|kidneys?|diabet\\p{L}*|diarrh\\p{L}*|stomach|tummy|pancrea\\p{L}*|overweight|can (?:share|eat|have|lick)|may (?:share|eat|have)|(?:share|eat|have) too|safe|friendly|soft food|bland|homemade|treat\\p{L}*'
/** Returns a pattern for an animal that is told of as an eater: "old dog soft food", "pancakes my dog can share". */
const isToldOf = (words: string) =>
  new RegExp(
    `^(?:(?:my|our|the|an?|old|senior|elderly|small|big|sick|little|new|ein|mein|alter) )*(?:${words})(?![\\p{L}-])(?:[,:;]| \\p{L}+$)|${bun}\\b(?:${words})(?:[- ]|, )(?:[\\p{L}']+ ){0,4}?(?:${toldOfIt})(?![\\p{L}-])|\\b(?:mash|mush|porridge|broth|soft food|pur[eé]e)\\b[^.;]*${bun}\\b(?:${words})(?![\\p{L}-])`,
    'iu',
  )
const patterns = fed.flatMap(
  ([pet, words]) =>
    [
      [pet, meansAnimal(words)],
      [pet, isToldOf(plainly[pet])],
    ] as const,
)
const another = meansAnimal(others)

/** Foods that poison a dog and a cat (ASPCA, "People Foods to Avoid Feeding Your Pets"). */
const poison =
  /\b(chocolate|cocoa|coffee|onions?|garlic|leeks?|chives?|scallions?|shallots?|grapes?|raisins?|currants|sultanas|macadamias?|xylitol|alcohol|beer|wine|rum|avocados?|nutmeg|yeast dough)\b/gi
const leftOut = /\b(?:no|without|not|free|never|any|ohne|sin|sans|senza)\b[^,.;]*$/i

/**
 * Returns the refusal of food for an animal that would poison it; null where nothing of the kind is asked for.
 * @param text the craving in English
 */
export function poisonAskedFor(text: string, pet: Pet): string | null {
  const found = [...text.matchAll(poison)].find(
    ({ index, 0: word }) =>
      !leftOut.test(text.slice(0, index)) && !/^[- ]free/i.test(text.slice(index + word.length)),
  )
  const [word] = found ?? []
  return word === undefined
    ? null
    : `A ${pet} must have no ${word.toLowerCase()}: it can poison it. If it has eaten some, call a vet at once. Ask for ${pet} food without it, and Larder makes it.`
}

/** Message for an animal without recipes in the cookbook. */
export const NO_SUCH_PET =
  'Larder has recipes for people, for dogs and for cats; what is safe for another animal is a question for a vet.'

/** Returns the animal that a craving cooks for, `other` for one without recipes; null for people. */
export const petIn = (text: string): Pet | 'other' | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ??
  (another.test(text) || ownAnimal.test(text) ? 'other' : null)

/** Illnesses that people name without a rule of the kitchen. */
const illness =
  /\b(?:kidney|renal|liver|heart|thyroid|pancrea\p{L}*|diabet\p{L}*|cancer|stones?|crystals|colitis|ibd|cushing'?s?|seizures?|epilepsy)\b/iu

/**
 * Returns the refusal of food for a sick animal, which a vet has to choose; null for a healthy one.
 * @param claims what was read, with the conditions that have no rules
 */
export function sickPet({ pet, text, conditions = [] }: Craving, claims: readonly Claim[]): string | null {
  const unruled = claims.find(({ kind }) => kind === 'unknown-condition')?.means
  const ruled = conditions.find(({ id }) => id === 'diabetes')?.id
  const said = illness.exec(text)?.[0].toLowerCase()
  const name = unruled ?? ruled ?? said
  return name === undefined
    ? null
    : `What a ${pet} with ${name === 'diabetes' || unruled !== undefined ? name : `a sick ${name}`} may eat is a question for its vet: many treats and foods for a healthy ${pet} have too much salt, fat, phosphorus or sugar for it, and Larder has no rules for that. Ask the vet for a list of foods, and ask here for ${pet} food of these.`
}
