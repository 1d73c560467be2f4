import type { Heading } from './headings.ts'

/**
 * Headings of recipes in English, German, French, Spanish and Italian: one line for each language, names
 * separated by commas. Case, accents and apostrophes do not matter.
 */
export const headingWords: Readonly<Record<Heading, string>> = {
  ingredients: `ingredients, ingredient list, you will need, youll need, what you need, what youll need, what you will need, shopping list, for this you need
    Zutaten, Zutatenliste, Einkaufsliste, Man nehme, Das brauchst du, Sie brauchen
    ingrédients, liste des ingrédients, les ingrédients, il vous faut
    ingredientes, lista de ingredientes, necesitas, qué necesitas
    ingredienti, lista degli ingredienti, occorrente, cosa serve`,
  steps: `directions, instructions, method, preparation, steps, how to make, how to make it, how to cook, to make, procedure, what to do, the method, cooking instructions, lets cook
    Zubereitung, Anleitung, So gehts, So wirds gemacht, Zubereitungsschritte, Arbeitsschritte, Schritte
    préparation, étapes, réalisation, instructions, la recette, étapes de préparation
    elaboración, preparación, modo de preparación, pasos, instrucciones, procedimiento, cómo se hace
    preparazione, procedimento, istruzioni, esecuzione, come si prepara`,
  notes: `notes, note, cooks notes, cooks note, tips, tip, variations, nutrition, nutrition facts, storage, from the kitchen of, per serving
    Tipp, Tipps, Hinweis, Hinweise, Notizen, Nährwerte, Pro Portion, Variante
    conseils, conseil, astuce, astuces, remarque, valeurs nutritionnelles
    consejos, consejo, notas, nota, trucos, truco, información nutricional
    consigli, consiglio, note, valori nutrizionali, varianti`,
}

/** Words for servings before the number and behind it, as pieces of a regular expression. */
export const servingWords = {
  before: [
    'serves|servings?|makes|yields?|feeds',
    'für|ergibt|portionen|personen',
    'pour|donne|nombre de parts',
    'para|raciones|porciones|rinde|comensales',
    'per|dosi per|porzioni|persone',
  ],
  behind: [
    'servings|serves|portions|people|persons',
    'personen|portionen|stück|stücke|stk',
    'personnes|pers|parts|portions|pièces',
    'personas|raciones|porciones|comensales|unidades',
    'persone|porzioni|pezzi',
  ],
} as const

/**
 * Words for kinds of time, as pieces of a regular expression, which an ending such as "time" or "szeit" may
 * follow.
 */
export const timeWords = {
  prepTime: [
    'prep(?:aration|are)?|active|hands[- ]?on',
    '(?:vor|zu)bereitung(?:szeit)?|arbeitszeit',
    'préparation',
    'preparaci[oó]n',
    'preparazione',
  ],
  cookTime: [
    'cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|simmer(?:ing)?|(?:grill|fry|steam)(?:ing)?(?=\\s*(?:time|:))',
    '(?:koch|gar|back|brat)(?:-?/?(?:koch|gar|back|brat))?zeit',
    'cuisson|temps de cuisson',
    'cocci[oó]n|horneado|tiempo de cocci[oó]n',
    'cottura',
  ],
  restTime: [
    'rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|inactive|additional',
    'ruhezeit|gehzeit|kühlzeit|marinierzeit|wartezeit',
    'repos|temps de repos|marinade',
    'reposo|tiempo de reposo',
    'riposo|lievitazione',
  ],
  totalTime: [
    // "Time" alone begins a piece of small print; elsewhere it ends a name such as "resting time".
    'total(?:\\s*time)?|ready\\s*in|takes|(?<=^\\W*|[|·•,;]\\s*)time',
    'gesamtzeit|fertig in|dauer',
    'temps total|durée totale',
    'tiempo total|listo en',
    'tempo totale|pronto in',
  ],
} as const

/** Units of time in the other languages, with their English form. */
export const durationWords: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s*)(?:Std|Stdn)\.?(?!\p{L})/giu, 'hours'],
  [/(?<=\d\s*)(?:Stunden?|heures?|horas?|ore|ora)(?!\p{L})/giu, 'hours'],
  [/(?<=\d\s*)(?:Minuten?|minutos?|minuti|minuto)(?!\p{L})/giu, 'minutes'],
  [/(?<=\d\s*)mn?(?![\p{L}\d/])/gu, ' min'],
  [/(?<=\d\s*(?:min|mins))\.(?!\d)/giu, ''],
]
