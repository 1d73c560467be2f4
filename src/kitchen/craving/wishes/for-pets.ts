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
const patterns = fed.map(([pet, words]) => [pet, meansAnimal(words)] as const)
const another = meansAnimal(others)

/** Message for an animal without recipes in the cookbook. */
export const NO_SUCH_PET =
  'Larder has recipes for people, for dogs and for cats; what is safe for another animal is a question for a vet.'

/** Returns the animal that a craving cooks for, `other` for one without recipes; null for people. */
export const petIn = (text: string): Pet | 'other' | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ??
  (another.test(text) || ownAnimal.test(text) ? 'other' : null)
