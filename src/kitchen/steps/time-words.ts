/** Numbers as German, Spanish, French and Italian recipes write them before a unit of time. */
export const foreignNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [1, "ein eine einen einer un une una uno un'"],
    [1.5, 'anderthalb eineinhalb'],
    [2, 'zwei zweieinhalb dos deux due'],
    [3, 'drei tres trois tre'],
    [4, 'vier cuatro quatre quattro'],
    [5, 'fünf cinco cinq cinque'],
    [6, 'sechs seis sei'],
    [7, 'sieben siete sept sette'],
    [8, 'acht ocho huit otto'],
    [9, 'neun nueve neuf nove'],
    [10, 'zehn diez dix dieci'],
    [12, 'zwölf doce douze dodici'],
    [15, 'fünfzehn quince quinze quindici'],
    [20, 'zwanzig veinte vingt venti'],
    [25, 'fünfundzwanzig vingt-cinq venticinque veinticinco'],
    [30, 'dreißig dreissig treinta trente trenta'],
    [40, 'vierzig cuarenta quarante quaranta'],
    [45, 'fünfundvierzig quarante-cinq quarantacinque'],
    [50, 'fünfzig cincuenta cinquante cinquanta'],
    [60, 'sechzig sesenta soixante sessanta'],
    [90, 'neunzig noventa novanta'],
  ].flatMap(([value, names]) =>
    String(names)
      .split(' ')
      .map((name) => [name, name === 'zweieinhalb' ? 2.5 : Number(value)]),
  ),
)

/** Units of time by their seconds; the names are parts of a pattern. */
export const foreignUnits: readonly (readonly [names: string, seconds: number])[] = [
  [`Sekunden?|Sek\b.?|secondes?|segundos?|second[oi]`, 1],
  [`Minuten?|Min\b.?|minutos?|minut[oi]`, 60],
  [String.raw`Stunden?|Std\b\.?|heures?|horas?|or[ae]`, 3600],
]

/** Stretches of time that have a word of their own, by their seconds; the names are parts of a pattern. */
export const wholeTimes: readonly (readonly [names: string, seconds: number])[] = [
  [`(?:eine[rn]? )?halben? Minute|(?:une )?demi-minute|medio minuto|mezzo minuto`, 30],
  [
    `(?:eine[rn]? )?Viertelstunde|(?:un )?quart d['’]heure|(?:un )?cuarto de hora|(?:un )?quarto d['’]ora`,
    900,
  ],
  [`(?:eine[rn]? )?halben? Stunde|(?:une )?demi-heure|media hora|mezz['’ ]?ora|mezza ora`, 1800],
  [`(?:eine[rn]? )?Dreiviertelstunde|trois quarts d['’]heure|tres cuartos de hora|tre quarti d['’]ora`, 2700],
  ['(?:durante |una )?hora y media', 5400],
]

/** Words between the two ends of a range: `5 bis 10`, `8 à 10`, `dai 35 ai 40`, `entre 35 y 40`. */
export const foreignJoiner = String.raw`bis(?:\s+zu)?|à|a|ai|oder|ou|o|und|et|y|e`

/** Words before a range: `zwischen 5 und 10`. */
export const foreignOpening = 'zwischen|entre|tra|fra|dai|da'

/** Words that add a half, or a quarter: `une heure et demie`, `un'ora e mezza`, `una hora y cuarto`. */
export const halfMore = ` et demie?| y medi[ao]| e mezz[ao]`
export const quarterMore = ` et quart| y cuarto| e un quarto`

/** Words between a number and its unit that do not change the time. */
export const foreignMore =
  'weitere[nr]? |volle[nr]? |ganze[nr]? |gute[nr]? |knappe[nr]? |bonnes? |buenos? |buoni '

/** Words before a time that is a deadline or tells how long something keeps. */
export const foreignDeadline =
  /(?:innerhalb(?: von)?|binnen|haltbar(?: für)?|hält sich|dans les|se conserve(?:nt)?(?: pendant)?|en menos de|se conservan?(?: durante)?|entro|si conserva(?:no)?(?: per)?)\s+(?:ca\.\s+|etwa\s+)?$/i
/** Words behind a time that is none to wait for. */
export const foreignAhead =
  /^\s*(?:im Voraus|vorher|à l['’]avance|de antelación|antes de empezar|in anticipo|alt\b)/i
