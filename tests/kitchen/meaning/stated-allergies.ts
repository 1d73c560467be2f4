import type { Allergen } from '#contract/dietary.ts'
import type { MeaningCase } from './meaning-case.ts'

type Language = MeaningCase['lang']

/** An allergy with its words in the forms that the sentences of each language need. */
interface Stated {
  allergens: readonly Allergen[]
  /**
   * The food itself, when not every food of the allergen breaks the wish: "no mussels" does not exclude
   * clams.
   */
  food?: string
  /** English: the food, and the food before a noun. */
  en: readonly [food: string, before: string]
  /** German: the food, its form in a compound, its dative, and with its form of `kein`. */
  de: readonly [food: string, stem: string, dative: string, denied: string]
  /**
   * Spanish, French, Italian: the food, with the preposition `a` or `à`, and with its article. French also
   * with `de`.
   */
  es: readonly [food: string, to: string, the: string]
  fr: readonly [food: string, to: string, the: string, of: string]
  it: readonly [food: string, to: string, the: string]
}

// biome-ignore format: a table reads best with one language a line
export const allergies: readonly Stated[] = [
  { allergens: ['peanuts'],
    en: ['peanuts', 'peanut'],
    de: ['Erdnüsse', 'Erdnuss', 'Erdnüssen', 'keine Erdnüsse'],
    es: ['cacahuetes', 'a los cacahuetes', 'los cacahuetes'],
    fr: ['cacahuètes', 'aux cacahuètes', 'les cacahuètes', 'de cacahuètes'],
    it: ['arachidi', 'alle arachidi', 'le arachidi'] },
  { allergens: ['tree-nuts'],
    en: ['tree nuts', 'tree nut'],
    de: ['Nüsse', 'Nuss', 'Nüssen', 'keine Nüsse'],
    es: ['frutos secos', 'a los frutos secos', 'los frutos secos'],
    fr: ['fruits à coque', 'aux fruits à coque', 'les fruits à coque', 'de fruits à coque'],
    it: ['frutta a guscio', 'alla frutta a guscio', 'la frutta a guscio'] },
  { allergens: ['milk'],
    en: ['milk', 'milk'],
    de: ['Milch', 'Milch', 'Milch', 'keine Milch'],
    es: ['leche', 'a la leche', 'la leche'],
    fr: ['lait', 'au lait', 'le lait', 'de lait'],
    it: ['latte', 'al latte', 'il latte'] },
  { allergens: ['eggs'],
    en: ['eggs', 'egg'],
    de: ['Eier', 'Ei', 'Eiern', 'keine Eier'],
    es: ['huevo', 'al huevo', 'el huevo'],
    fr: ['œufs', 'aux œufs', 'les œufs', "d'œufs"],
    it: ['uova', 'alle uova', 'le uova'] },
  { allergens: ['gluten'],
    en: ['wheat', 'wheat'],
    de: ['Weizen', 'Weizen', 'Weizen', 'keinen Weizen'],
    es: ['trigo', 'al trigo', 'el trigo'],
    fr: ['blé', 'au blé', 'le blé', 'de blé'],
    it: ['grano', 'al grano', 'il grano'] },
  { allergens: ['soy'],
    en: ['soy', 'soy'],
    de: ['Soja', 'Soja', 'Soja', 'kein Soja'],
    es: ['soja', 'a la soja', 'la soja'],
    fr: ['soja', 'au soja', 'le soja', 'de soja'],
    it: ['soia', 'alla soia', 'la soia'] },
  { allergens: ['fish'],
    en: ['fish', 'fish'],
    de: ['Fisch', 'Fisch', 'Fisch', 'keinen Fisch'],
    es: ['pescado', 'al pescado', 'el pescado'],
    fr: ['poisson', 'au poisson', 'le poisson', 'de poisson'],
    it: ['pesce', 'al pesce', 'il pesce'] },
  { allergens: ['crustaceans'],
    en: ['shrimp', 'shrimp'],
    de: ['Garnelen', 'Garnelen', 'Garnelen', 'keine Garnelen'],
    es: ['gambas', 'a las gambas', 'las gambas'],
    fr: ['crevettes', 'aux crevettes', 'les crevettes', 'de crevettes'],
    it: ['gamberi', 'ai gamberi', 'i gamberi'] },
  { allergens: ['molluscs'], food: 'mussels, scrubbed',
    en: ['mussels', 'mussel'],
    de: ['Muscheln', 'Muschel', 'Muscheln', 'keine Muscheln'],
    es: ['mejillones', 'a los mejillones', 'los mejillones'],
    fr: ['moules', 'aux moules', 'les moules', 'de moules'],
    it: ['cozze', 'alle cozze', 'le cozze'] },
  { allergens: ['sesame'],
    en: ['sesame', 'sesame'],
    de: ['Sesam', 'Sesam', 'Sesam', 'keinen Sesam'],
    es: ['sésamo', 'al sésamo', 'el sésamo'],
    fr: ['sésame', 'au sésame', 'le sésame', 'de sésame'],
    it: ['sesamo', 'al sesamo', 'il sesamo'] },
  { allergens: ['celery'],
    en: ['celery', 'celery'],
    de: ['Sellerie', 'Sellerie', 'Sellerie', 'keinen Sellerie'],
    es: ['apio', 'al apio', 'el apio'],
    fr: ['céleri', 'au céleri', 'le céleri', 'de céleri'],
    it: ['sedano', 'al sedano', 'il sedano'] },
  { allergens: ['mustard'],
    en: ['mustard', 'mustard'],
    de: ['Senf', 'Senf', 'Senf', 'keinen Senf'],
    es: ['mostaza', 'a la mostaza', 'la mostaza'],
    fr: ['moutarde', 'à la moutarde', 'la moutarde', 'de moutarde'],
    it: ['senape', 'alla senape', 'la senape'] },
]

/** Fifteen sentences for an allergy in each language; `w` is the rest of the wish. */
const ways: { [L in Language]: readonly ((one: Stated[L], w: string) => string)[] } = {
  en: [
    ([food], w) => `I'm allergic to ${food}, ${w}`,
    ([, before], w) => `${w}, ${before} allergy`,
    ([, before], w) => `${before}-free ${w}`,
    ([food], w) => `${w} without ${food}`,
    ([food], w) => `my son can't have ${food}, ${w}`,
    ([food], w) => `no ${food}, ${w}`,
    ([food], w) => `${w}, hold the ${food}`,
    ([food], w) => `we avoid ${food}; ${w}`,
    ([food], w) => `${food} makes me sick. ${w}`,
    ([food], w) => `Allergies: ${food}. ${w}`,
    ([food], w) => `${w} free of ${food}`,
    ([, before], w) => `my wife has a ${before} allergy, ${w} please`,
    ([food], w) => `she is intolerant to ${food}, ${w}`,
    ([food], w) => `${w} for somebody who reacts to ${food}`,
    ([food], w) => `${w}, and leave the ${food} out`,
  ],
  de: [
    ([food], w) => `ich bin allergisch gegen ${food}, ${w}`,
    ([, stem], w) => `${w}, ${stem}allergie`,
    ([, stem], w) => `${stem.toLowerCase()}frei: ${w}`,
    ([food], w) => `${w} ohne ${food}`,
    ([, , , denied], w) => `mein Sohn verträgt ${denied}, ${w}`,
    ([, , , denied], w) => `bitte ${denied}, ${w}`,
    ([food], w) => `${w}, ${food} bitte weglassen`,
    ([food], w) => `wir meiden ${food}, ${w}`,
    ([food], w) => `${w}, aber bitte ohne ${food}`,
    ([food], w) => `Allergien: ${food}. ${w}`,
    ([, , dative], w) => `${w}, frei von ${dative}`,
    ([, stem], w) => `meine Frau hat eine ${stem}allergie, ${w}`,
    ([, , dative], w) => `intolerant gegenüber ${dative}, ${w}`,
    ([food], w) => `meine Tochter reagiert auf ${food}, ${w}`,
    ([, , , denied], w) => `mein Kind darf ${denied} essen, ${w}`,
  ],
  es: [
    ([, to], w) => `soy alérgico ${to}, ${w}`,
    ([, to], w) => `alergia ${to}, ${w}`,
    ([food], w) => `${w} sin ${food}`,
    ([food], w) => `mi hijo no puede comer ${food}, ${w}`,
    ([food], w) => `sin ${food}, por favor: ${w}`,
    ([food], w) => `${w}, nada de ${food}`,
    ([, , the], w) => `evito ${the}, ${w}`,
    ([, to], w) => `intolerante ${to}, ${w}`,
    ([food], w) => `${w} libre de ${food}`,
    ([food], w) => `Alergias: ${food}. ${w}`,
    ([, to], w) => `mi mujer tiene alergia ${to}, ${w}`,
    ([, , the], w) => `no tolera ${the}, ${w}`,
    ([, to], w) => `${w} para alguien alérgico ${to}`,
    ([food], w) => `no como ${food}, ${w}`,
    ([, to], w) => `mi hija reacciona ${to}, ${w}`,
  ],
  fr: [
    ([, to], w) => `je suis allergique ${to}, ${w}`,
    ([, to], w) => `allergie ${to}, ${w}`,
    ([food], w) => `${w} sans ${food}`,
    ([, , , of], w) => `mon fils ne peut pas manger ${of}, ${w}`,
    ([, , , of], w) => `pas ${of}, ${w}`,
    ([food], w) => `${w}, sans ${food} s'il vous plaît`,
    ([, , the], w) => `j'évite ${the}, ${w}`,
    ([, to], w) => `intolérant ${to}, ${w}`,
    ([, to], w) => `${w} pour quelqu'un d'allergique ${to}`,
    ([food], w) => `Allergies : ${food}. ${w}`,
    ([, to], w) => `ma femme est allergique ${to}, ${w}`,
    ([, , the], w) => `ma fille ne supporte pas ${the}, ${w}`,
    ([, , , of], w) => `je ne mange pas ${of}, ${w}`,
    ([, , , of], w) => `${w} qui ne contient pas ${of}`,
    ([, to], w) => `mon enfant réagit ${to}, ${w}`,
  ],
  it: [
    ([, to], w) => `sono allergico ${to}, ${w}`,
    ([, to], w) => `allergia ${to}, ${w}`,
    ([food], w) => `${w} senza ${food}`,
    ([food], w) => `mio figlio non può mangiare ${food}, ${w}`,
    ([food], w) => `niente ${food}, ${w}`,
    ([food], w) => `${w}, senza ${food} per favore`,
    ([, , the], w) => `evito ${the}, ${w}`,
    ([, to], w) => `intollerante ${to}, ${w}`,
    ([, to], w) => `${w} per chi è allergico ${to}`,
    ([food], w) => `Allergie: ${food}. ${w}`,
    ([, to], w) => `mia moglie è allergica ${to}, ${w}`,
    ([, , the], w) => `mia figlia non tollera ${the}, ${w}`,
    ([food], w) => `non mangio ${food}, ${w}`,
    ([food], w) => `${w} che non contenga ${food}`,
    ([, to], w) => `mio figlio reagisce ${to}, ${w}`,
  ],
}

const wishes: Readonly<Record<Language, readonly string[]>> = {
  en: ['chicken with rice', 'vegetable soup', 'a potato dish', 'dinner'],
  de: ['Hähnchen mit Reis', 'Gemüsesuppe', 'ein Kartoffelgericht', 'Abendessen'],
  es: ['pollo con arroz', 'sopa de verduras', 'un plato de patatas', 'cena'],
  fr: ['poulet au riz', 'soupe de légumes', 'un plat de pommes de terre', 'dîner'],
  it: ['pollo con riso', 'zuppa di verdure', 'un piatto di patate', 'cena'],
}

export interface StatedCraving {
  craving: string
  language: Language
  allergens: readonly Allergen[]
  food: string | undefined
  /** Index in the tables, by which an even sample can be taken. */
  place: number
}

const spoken = <L extends Language>(language: L): StatedCraving[] =>
  allergies.flatMap((allergy, a) =>
    ways[language].map((say, w) => ({
      craving: say(allergy[language], wishes[language][(a + w) % wishes[language].length] ?? ''),
      language,
      allergens: allergy.allergens,
      food: allergy.food,
      place: a + w,
    })),
  )

/** Twelve allergies in fifteen sentences in five languages. */
export const statedCravings: readonly StatedCraving[] = [
  ...spoken('en'),
  ...spoken('de'),
  ...spoken('es'),
  ...spoken('fr'),
  ...spoken('it'),
]
