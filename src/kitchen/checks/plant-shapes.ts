import type { Allergen } from '#contract/dietary.ts'
import type { DietRule } from './diet-rules.ts'

/** Plants served in the shape of meat: "cauliflower steaks", "lentil meatballs". */
export const plantShapes =
  /\b(?:cashew|almond|oat|macadamia|hemp|cauliflower|mushroom|portobello|lentil|(?:black |white |kidney )?bean|chickpea|tofu|tempeh|seitan|jackfruit|eggplant|aubergine|beet|beetroot|walnut|vegetable|celeriac|cabbage|carrot|coconut|zucchini|courgette|quinoa|soya?|pea|nut|rice paper|banana|watermelon|potato|pumpkin|squash|falafel|sunflower|shiitake|king oyster) (?:steaks?|meatballs?|sausages?|bacon|ham|mince|jerky|lardons?|chorizo|cutlets?|wings?|ribs?|pate|liver|tuna|salmon|scallops?|crab|cheese|parmesan|feta|ricotta|mozzarella|cream|sour cream|butter|milk|yogurt|mayo(?:nnaise)?|bechamel|custard|ganache|ice cream|gravy|scramble|rice|noodles?|buns?|tortillas?|pasta|lasagn[ae]|crackers?|bread)\b|\b(?:flax(?:seed)?|linseed|chia|aquafaba|chickpea|vegan) eggs?\b|\b[a-z]+[- ](?:style|less|free)\b|\b(?:vegan|plant-based|meatless) [a-z]+\b/g

const animals: ReadonlySet<Allergen> = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'])

/** True for a rule about animals only: almond milk keeps a vegan diet, and breaks a rule about nuts. */
export const isOfAnimals = ({ allergens }: DietRule): boolean =>
  allergens.every((allergen) => animals.has(allergen))
