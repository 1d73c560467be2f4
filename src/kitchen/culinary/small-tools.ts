/** Tool that a kitchen may lack, and without which most dishes can be made all the same. */
export interface SmallTool {
  /** Name of the tool in the words of the page. */
  name: string
  /** Article before the name, where it is no "a". */
  article?: 'an' | ''
  /** Names by which cooks speak of it, as alternatives of a pattern, other languages without accents. */
  called: string
  /** Wording of a step that uses it. */
  used: RegExp
  /** Order that tells how to do without it. */
  instead: string
}

export const smallTools: readonly SmallTool[] = [
  {
    name: 'waffle iron',
    called: 'waffle irons?|waffle makers?|waffeleisen|gaufriers?|gofrera|piastra per waffle',
    used: /\bwaffle (?:iron|maker)/,
    instead: 'fry the batter in a skillet, like pancakes',
  },
  {
    name: 'muffin tin',
    called:
      'muffin tins?|muffin pans?|muffin trays?|cupcake tins?|cupcake pans?|muffinform|muffinblech|muffinformen|moules? a muffins?|molde de magdalenas|stampo per muffin',
    used: /\b(?:muffin|cupcake) (?:tins?|pans?|trays?|cups)\b/,
    instead:
      'set doubled paper cases close together in a baking dish, or bake the batter in a square pan for about 10 minutes longer',
  },
  {
    name: 'pasta machine',
    called:
      'pasta machines?|pasta makers?|pasta rollers?|nudelmaschine|machine a pates|maquina de pasta|macchina per la pasta',
    used: /\bpasta (?:machine|maker|roller)\b/,
    instead: 'roll the dough as thin as you can with a rolling pin and cut it by hand',
  },
  {
    name: 'ice cream machine',
    article: 'an',
    called:
      'ice cream machines?|ice cream makers?|ice cream churns?|machines?(?= ice cream)|(?<=ice cream (?:with no|without an?|without the|without|no) )(?:machines?|makers?|churn|churning)|eismaschine|sorbetiere|heladera|gelatiera',
    used: /\bice[- ]cream (?:machine|maker)|\bchurn/,
    instead: 'freeze the mixture in a shallow pan and stir it well every 30 minutes until it is firm',
  },
  {
    name: 'Dutch oven',
    called: 'dutch ovens?|cast iron pots?|cocottes?|gusseiserner topf|gusseisernen topf',
    used: /\b(?:dutch|french) oven\b|\bcocotte\b/,
    instead:
      'use a heavy ovenproof pot with a tight lid; bread bakes on a hot sheet beside a pan of boiling water as well',
  },
  {
    name: 'pizza stone',
    called:
      'pizza stones?|pizza steels?|baking stones?|baking steels?|pizzastein|pierre a pizza|piedra para pizza|pietra refrattaria',
    used: /\b(?:pizza|baking) (?:stone|steel)\b/,
    instead: 'heat a baking sheet, turned upside down, with the oven',
  },
  {
    name: 'rolling pin',
    called: 'rolling pins?|nudelholz|teigrolle|rouleau a patisserie|rodillo|mattarello|matterello',
    used: /\brolling pin\b|\broll(?:ed)? (?:(?:it|them|each|out|the [a-z]+) )+/,
    instead: 'roll with a straight bottle',
  },
  {
    name: 'spaetzle press',
    called:
      'spaetzle (?:press|maker|plane)|spatzle (?:press|maker)|spatzlepresse|spatzlehobel|spaetzlepresse|spatzlemaschine|kartoffelpresse',
    used: /\b(?:spaetzle|spätzle|spatzle) (?:press|maker|plane)|\bricer\b/,
    instead: 'scrape the dough from a wet board, or press it through a colander with large holes',
  },
  {
    name: 'potato ricer',
    called:
      'potato ricers?|ricers?|potato mashers?|mashers?|presse puree|schiacciapatate|pasapures|food mills?',
    used: /\b(?:ricer|masher|food mill)\b/,
    instead: 'press it through a coarse sieve with a spoon, or mash it with a fork',
  },
  {
    name: 'piping bag',
    called: 'piping bags?|pastry bags?|spritzbeutel|poche a douille|manga pastelera|sac a poche',
    used: /\b(?:piping|pastry) bag\b|\bpipe\b/,
    instead: 'use a freezer bag with a corner cut off',
  },
  {
    name: 'cookie cutter',
    called:
      'cookie cutters?|biscuit cutters?|pastry cutters?|ausstecher|ausstechformen|emporte piece|cortador de galletas',
    used: /\bcutters?\b/,
    instead: 'cut with the rim of a glass, or into squares with a knife',
  },
  {
    name: 'loaf pan',
    called:
      'loaf pans?|loaf tins?|bread pans?|bread tins?|kastenform|moule a cake|molde de pan|stampo da plumcake',
    used: /\bloaf (?:pan|tin)s?\b/,
    instead: 'use a deep baking dish that holds as much, or shape bread by hand and bake it on a sheet',
  },
  {
    name: 'cake pan',
    called:
      'cake pans?|cake tins?|springform pans?|springform tins?|springforms?|round pans?|kuchenform|moule a gateau|molde de pastel|tortiera',
    used: /\b(?:cake|springform) (?:pan|tin)s?\b|\bspringform\b/,
    instead: 'bake it in an ovenproof skillet or dish that holds as much',
  },
  {
    name: 'steamer',
    called: 'steamers?|steamer baskets?|bamboo steamers?|dampfeinsatz|vaporera|vaporiera',
    used: /\bsteamer\b/,
    instead: 'set a colander or a heatproof plate over simmering water in a covered pot',
  },
  {
    name: 'wok',
    called: 'woks?',
    used: /\bwok\b/,
    instead: 'use your largest skillet',
  },
  {
    name: 'cast-iron skillet',
    called: 'cast iron|cast iron skillets?|cast iron pans?|gusseiserne pfanne',
    used: /\bcast[- ]iron\b/,
    instead: 'use any heavy skillet',
  },
  {
    name: 'bread machine',
    called:
      'bread machines?|bread makers?|brotbackautomat|brotbackmaschine|machine a pain|panificadora|macchina del pane',
    used: /\bbread (?:machine|maker)\b/,
    instead: 'knead the dough by hand for 10 minutes and bake it in the oven',
  },
  {
    name: 'rice cooker',
    called: 'rice cookers?|reiskocher|arrocera',
    used: /\brice cooker\b/,
    instead: 'use a pot with a tight lid over low heat',
  },
  {
    name: 'tortilla press',
    called: 'tortilla press(?:es)?|prensa de tortillas|tortilladora',
    used: /\btortilla press\b/,
    instead: 'press the balls under a heavy pan, between two sheets of plastic',
  },
  {
    name: 'mandoline',
    called: 'mandolines?|mandolins?|vegetable slicers?',
    used: /\bmandolin/,
    instead: 'slice with a sharp knife, as thin as you can',
  },
  {
    name: 'mortar',
    called: 'mortars?(?: and pestles?)?|pestles?(?: and mortars?)?|molcajetes?',
    used: /\bmortar\b|\bmolcajete\b|\bpestle\b/,
    instead: 'crush it in a bag under a heavy pan',
  },
  {
    name: 'whisk',
    called: 'whisks?|schneebesen|fouet|batidor|frusta',
    used: /\bwhisk(?:ed|ing)?\b/,
    instead: 'beat with a fork',
  },
  {
    name: 'parchment paper',
    article: '',
    called: 'parchment(?: paper)?|baking paper|backpapier|papier cuisson|papel de horno|carta forno',
    used: /\b(?:parchment|baking paper)\b/,
    instead: 'grease the pan well and dust it with flour',
  },
]
