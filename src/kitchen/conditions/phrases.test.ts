import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConditionId, conditionIds, conditionsIn, unknownConditionsIn } from './index.ts'

/** Names as a cook types them, each with the words that must be recognized. */
const named: Record<ConditionId, [text: string, words: string][]> = {
  'low-fodmap': [
    ['low FODMAP pasta tonight', 'low FODMAP'],
    ['low-fodmap pasta', 'low-fodmap'],
    ['FODMAP-arme Pasta', 'FODMAP-arme'],
    ['cena baja en FODMAP', 'baja en FODMAP'],
    ['un plat pauvre en FODMAP', 'pauvre en FODMAP'],
    ['cena a basso contenuto di FODMAP', 'a basso contenuto di FODMAP'],
  ],
  diabetes: [
    ['my dad is diabetic', 'diabetic'],
    ['a diabetes-friendly dessert', 'diabetes-friendly'],
    ['prediabetic lunch', 'prediabetic'],
    ['dinner for type 2 diabetes', 'type 2 diabetes'],
    ['blood-sugar friendly bowl', 'blood-sugar friendly'],
    ['Kuchen für Diabetiker', 'Diabetiker'],
    ['postre para diabéticos', 'diabéticos'],
    ['dessert pour diabétique', 'diabétique'],
    ['dolce per diabetico', 'diabetico'],
  ],
  keto: [
    ['keto cheesecake', 'keto'],
    ['a ketogenic breakfast', 'ketogenic'],
    ['ketogene Pfannkuchen', 'ketogene'],
    ['cena cetogénica', 'cetogénica'],
    ['plat cétogène', 'cétogène'],
    ['cena chetogenica', 'chetogenica'],
  ],
  paleo: [
    ['paleo bowl', 'paleo'],
    ['Paläo Frühstück', 'Paläo'],
    ['cena paleolítica', 'paleolítica'],
    ['petit-déjeuner paléo', 'paléo'],
  ],
  whole30: [
    ['whole30 chicken', 'whole30'],
    ['Whole 30 chicken', 'Whole 30'],
  ],
  aip: [
    ['AIP breakfast', 'AIP'],
    ['the autoimmune protocol', 'autoimmune protocol'],
    ['Autoimmunprotokoll Suppe', 'Autoimmunprotokoll'],
    ['protocolo autoinmune', 'protocolo autoinmune'],
  ],
  passover: [
    ['kosher for Passover dessert', 'kosher for Passover'],
    ['a Pesach cake', 'Pesach'],
    ['Kuchen zu Pessach', 'Pessach'],
    ['postre para Pésaj', 'Pésaj'],
  ],
  'low-cholesterol': [
    ['low cholesterol stew', 'low cholesterol'],
    ['to lower my cholesterol', 'lower my cholesterol'],
    ['I have high cholesterol', 'high cholesterol'],
    ['cholesterinarmes Abendessen', 'cholesterinarmes'],
    ['bajo en colesterol', 'bajo en colesterol'],
    ['pauvre en cholestérol', 'pauvre en cholestérol'],
    ['colesterolo alto', 'colesterolo alto'],
  ],
  gout: [
    ['dinner for gout', 'gout'],
    ['Essen bei Gicht', 'Gicht'],
    ['cena para la gota', 'la gota'],
    ['repas contre la goutte', 'contre la goutte'],
    ['cena per la gotta', 'per la gotta'],
    ['low-purine lunch', 'low-purine'],
  ],
  pregnancy: [
    ["I'm pregnant", 'pregnant'],
    ['good in pregnancy', 'pregnancy'],
    ['we are expecting a baby', 'expecting a baby'],
    ["i'm expecting, steak tartare", 'expecting'],
    ["dinner, she's expecting", 'expecting'],
    ["iced cookies, I'm due in March", 'due in March'],
    ['tiramisu, my due date is near', 'due date'],
    ['sushi, I am 30 weeks along', 'weeks along'],
    ['Tiramisu, ich bin im 7. Monat', 'im 7. Monat'],
    ['tiramisù, sono al settimo mese', 'al settimo mese'],
    ['una mousse, estoy de 5 meses', 'estoy de 5 meses'],
    ['ich bin schwanger', 'schwanger'],
    ['estoy embarazada', 'embarazada'],
    ['je suis enceinte', 'enceinte'],
    ['sono incinta', 'incinta'],
  ],
  baby: [
    ['something for my baby', 'baby'],
    ['baby-led weaning', 'baby-led weaning'],
    ['Beikost mit Karotte', 'Beikost'],
    ['para mi bebé', 'bebé'],
    ['purée pour bébé', 'pour bébé'],
    ['per il neonato', 'neonato'],
    ['an infant meal', 'infant'],
  ],
  toddler: [
    ['toddler lunch', 'toddler'],
    ['für ein Kleinkind', 'Kleinkind'],
    ['para un niño pequeño', 'niño pequeño'],
    ['pour un tout-petit', 'tout-petit'],
    ['per un bimbo piccolo', 'bimbo piccolo'],
  ],
}

describe('conditions by their names', () => {
  test.each(conditionIds.flatMap((id) => named[id].map(([text, words]) => [text, id, words] as const)))(
    '"%s" is %s',
    (text, id, words) => {
      expect(
        conditionsIn(text).map(({ condition, start, end }) => [condition.id, text.slice(start, end)]),
      ).toEqual([[id, words]])
      expect(unknownConditionsIn(text)).toEqual([])
    },
  )

  test('names two of them in order', () => {
    const text = 'keto dinner for my pregnant wife with gestational diabetes'
    expect(conditionsIn(text).map(({ condition }) => condition.id)).toEqual([
      'keto',
      'pregnancy',
      'pregnancy',
      'diabetes',
    ])
  })

  test('the places are those of the text as typed, accents or not', () => {
    const typed = 'Straße, crème brûlée ﬁn: cétogène'
    const decomposed = typed.normalize('NFD')
    for (const text of [typed, decomposed]) {
      const [found] = conditionsIn(text)
      expect(text.slice(found?.start, found?.end).normalize('NFC')).toBe('cétogène')
    }
  })
})

describe('ages', () => {
  test.each([
    ['food for my 8 month old', 'baby', 8],
    ['an 8-month-old', 'baby', 8],
    ['eight month old', 'baby', 8],
    ['my baby is 7 months old', 'baby', 7],
    ['bébé de 9 mois', 'baby', 9],
    ['papilla para bebé de 6 meses', 'baby', 6],
    ['pappa per neonato di 8 mesi', 'baby', 8],
    ['Brei für mein 7 Monate altes Kind', 'baby', 7],
    ['finger food from 6 months', 'baby', 6],
    ['purée, 6+ months', 'baby', 6],
    ['6 to 9 month old', 'baby', 6],
    ['my baby is 14 months old', 'toddler', 14],
    ['18 month old', 'toddler', 18],
    ['2-year-old', 'toddler', 24],
    ['one and a half year old', 'toddler', 18],
    ['a 3 yo', 'toddler', 36],
    ['niño de 2 años', 'toddler', 24],
    ['enfant de 3 ans', 'toddler', 36],
    ['Essen für 2-Jährige', 'toddler', 24],
    ['bimbo di 2 anni', 'toddler', 24],
  ] as const)('%s', (text, id, months) => {
    const found = conditionsIn(text).map(({ condition }) => condition)
    expect(found.length).toBeGreaterThan(0)
    for (const each of found) expect(each).toEqual({ id, months })
  })
  test('an age goes with every mention of the baby', () => {
    expect(conditionsIn('baby food for a 9 month old').map(({ condition }) => condition)).toEqual([
      { id: 'baby', months: 9 },
      { id: 'baby', months: 9 },
    ])
  })
  test.each([
    '10 year old birthday dinner',
    '18 month old parmesan',
    '12 year old whisky sauce',
    '3 year old cheddar',
    'keeps for 3 months',
    '8 month old puppy',
    'for 4 people in 30 minutes',
  ])('"%s" names no baby or toddler', (text) => {
    expect(conditionsIn(text)).toEqual([])
  })
})

describe('decoys', () => {
  test.each([
    ...[
      'baby spinach salad',
      'glazed baby carrots',
      'baby shower cupcakes',
      'baby back ribs',
      'Baby-Spinat Lasagne',
    ],
    ...[
      'baby potatoes and baby corn',
      'Dutch baby pancake',
      'espinacas baby con ajo',
      'bébés épinards',
      'baby bok choy stir fry',
    ],
    ...['I gotta eat', 'plein de goût', 'au gout de vanille', 'une goutte de citron', 'una gota de aceite'],
    ...['ready in the whole 30 minutes', 'ketchup', 'paella', 'babysitter snacks', 'high FODMAP'],
    ...['not keto', 'nicht schwanger', 'kein Baby', 'pas enceinte', 'not for toddlers'],
    ...[
      'kidney beans',
      'a dash of salt',
      'pots and pans',
      'candied gaps in the wall',
      'liver and onions',
      'carnitas',
      'crispy tofu',
    ],
    ...['ADD A DASH OF SALT', 'raw fish', 'alkaline noodles'],
  ])('"%s" names no condition', (text) => {
    expect(conditionsIn(text)).toEqual([])
    expect(unknownConditionsIn(text)).toEqual([])
  })
  test('a decoy hides only itself', () => {
    const text = 'baby carrots for my baby'
    expect(conditionsIn(text).map(({ start }) => start)).toEqual([text.lastIndexOf('baby')])
  })
})

describe('conditions without rules', () => {
  test.each([
    ['renal diet soup', 'kidney disease'],
    ['GERD dinner', 'acid reflux'],
    ['acid-reflux friendly', 'acid reflux'],
    ['histaminarmes Essen', 'histamine intolerance'],
    ['low-oxalate smoothie', 'low oxalate'],
    ['IBS lunch', 'IBS'],
    ['Reizdarm Suppe', 'IBS'],
    ["for my Crohn's", "Crohn's disease"],
    ['colitis ulcerosa', 'ulcerative colitis'],
    ['PKU bread', 'PKU'],
    ['sin fructosa', 'fructose intolerance'],
    ['allergia al nichel', 'nickel allergy'],
    ['SIBO breakfast', 'SIBO'],
    ['DASH diet dinner', 'the DASH diet'],
    ['a DASH dinner', 'the DASH diet'],
    ['POTS-friendly soup', 'POTS'],
    ['carnivore breakfast', 'the carnivore diet'],
    ['Daniel fast chili', 'the Daniel fast'],
    ['anti-inflammatory bowl', 'an anti-inflammatory diet'],
    ['Hashimoto lunch', "Hashimoto's disease"],
    ['MCAS safe', 'mast cell activation'],
    ['G6PD deficiency', 'favism'],
    ['hígado graso', 'liver disease'],
    ['dialysis patient', 'dialysis'],
    ['bariatric portions', 'a bariatric diet'],
    ['after chemo', 'cancer treatment'],
    ['PCOS snack', 'PCOS'],
    ['raw food diet', 'a raw food diet'],
    ['Weight Watchers points', 'Weight Watchers'],
    ['dieta del grupo sanguíneo', 'the blood type diet'],
    ['Schonkost', 'a bland diet'],
  ])('"%s" names %s', (text, name) => {
    expect(unknownConditionsIn(text).map((each) => each.name)).toEqual([name])
    expect(conditionsIn(text)).toEqual([])
  })
  test('the place is that of the name', () => {
    const text = 'Soup for Nierenkranke, bitte'
    const [found] = unknownConditionsIn(text)
    expect(text.slice(found?.start, found?.end)).toBe('Nierenkranke')
  })
  test('a condition with rules may explain one without', () => {
    expect(unknownConditionsIn('low FODMAP for my IBS')).toEqual([])
    expect(unknownConditionsIn('AIP for Hashimoto')).toEqual([])
    expect(unknownConditionsIn('low FODMAP for my kidney disease').map(({ name }) => name)).toEqual([
      'kidney disease',
    ])
  })
})

test('no text throws, and every place is within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const { start, end } of [...conditionsIn(text), ...unknownConditionsIn(text)]) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
