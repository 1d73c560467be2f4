import { claim, isClaimed, type Pass, type Reading } from '../reading.ts'
import { isDishKind } from './denied-dishes.ts'

/**
 * Rule for a word that names a food and something else: the neighboring words in which it is no food.
 * `before` and `after` are tested against the text on either side of the word, with one space between words.
 */
interface Row {
  words: RegExp
  before?: RegExp
  after?: RegExp
  /** True for a rule that holds for words of other languages, by their English. */
  inAnyLanguage?: true
  /** True where an idiom ends at the word, so that a kind of dish behind it proves the food: "hot potato salad". */
  endsIdiom?: true
}

const rows: readonly Row[] = [
  // A pan is named after what is baked in it: who has a cupcake pan need not want cupcakes.
  {
    words: /^(?:cupcakes?|muffins?|bundt|cakes?|loaf|pies?|tarts?|popovers?|donuts?|doughnuts?|madeleines?)$/,
    before: /\b(?:an?|the|my|have|and|our|mini|deep|large|small) $/,
    after: /^ (?:pans?|tins?|liners?|mou?lds?|plates?)(?= (?:and|or|but|what|i|we|is|to|that)\b|$)/,
  },
  // An apple crisp is a dessert; a crisp cookie is a cookie.
  {
    words: /^crisp$/,
    after:
      /^ (?!(?:recipes?|with|topping|for|please|that|in|without|from|using|made|like|dessert|and|or|i|we|is|bars?)\b)[a-z]/,
  },
  // A date is a meeting unless it is eaten like a fruit.
  {
    words: /^dates?$/,
    before:
      /\b(?:my|our|his|her|your|a|first|second|third|hot|blind|dinner|lunch|save the|due|up to|play|double|this|the|best|out of) $/,
  },
  // Food that is easy to swallow is no fufu.
  {
    words: /^swallows?$/,
    before: /\b(?:to|can|can'?t|cannot|could|hurts to|hard to|easy to|able to|without) $/,
  },
  // For somebody's sake, somebody pigs out, and a child is a sweetie pie.
  {
    words: /^sake$/,
    before: /\b(?:for the|for my|for his|for her|for our|for your|for their|for god'?s|goodness|heaven'?s) $/,
  },
  { words: /^sake$/, after: /^ of (?:my|our|his|her|their|the|a|your)\b/ },
  { words: /^pigs?$/, after: /^ out\b/ },
  { words: /^(?:sweetie|cutie|sweety|cutey|honey)$/, after: /^ (?:pie|pies|bunch)\b/ },
  { words: /^pies?$/, before: /\b(?:sweetie|cutie|sweety|cutey) $/ },
  { words: /^dates?$/, after: /^ (?:idea|evening|tonight|with)\b/ },
  { words: /^dates?$/, before: /\b(?:by|expiry|expiration|best before|sell by|use by) $/ },
  { words: /^mint$/, before: /\b(?:cost|costs|cost me|me|made|worth|in) (?:a )?$/ },
  // The heat of an oven is no taste.
  { words: /^heat$/, after: /^ (?:the |my |your |our )?(?:oven|pan|stove|house|kitchen|up)\b/ },
  // A place that grills is no grill: a salad as Korean barbecue restaurants serve it.
  {
    words: /^(?:barbecue|barbeque|bbq|grill)$/,
    after: /^ (?:spots?|joints?|restaurants?|places?|houses?|pits?)\b/,
  },
  // A barbecue that a dish is taken to is a party: potato salad for the BBQ.
  {
    words: /^(?:barbecue|barbeque|bbq)$/,
    inAnyLanguage: true,
    before:
      /\b(?:\w*salads?|\w*salat|slaw|coleslaw|sides?|desserts?|dips?|cakes?|drinks?|pickles|punch|lemonade|bread|rolls|buns|sauce) for (?:a |the |our |my |tomorrow |tonight |saturday |sunday )?$/,
  },
  // Something very tart is sour, and no tart: "lemon something, really tart".
  { words: /^tart$/, before: /\b(?:really|very|so|quite|extra|super|too|pretty|nicely|sweet and) $/ },
  // A lazy Sunday has time, and a fast is broken with any dish.
  {
    words: /^lazy$/,
    after:
      /^ (?:sundays?|saturdays?|weekends?|brunch|mornings?|afternoons?|evenings?|days?|holidays?|breakfast)\b/,
  },
  {
    words: /^fast$/,
    before: /\b(?:break|breaking|broke|breaks|end|ending|after|for) (?:the|my|our|a|their|her|his) $/,
  },
  { words: /^fasts?$/, before: /\bbreak $/ },
  // Animals of a farm are milked and not eaten: "I have goats and way more milk than we need".
  {
    words: /^(?:goats|cows|sheep|chickens|hens|ducks|bees)$/,
    before: /\b(?:i|we) (?:have|keep|raise|got|milk) (?:our own |my own |some |\d+ )?$/,
    after: /^ (?:and|so|that|who|which)\b.*\b(?:milk|eggs|honey)\b/,
  },
  // Things that fall are no season.
  { words: /^falls?$/, after: /^ (?:apart|off|over|down|flat|asleep|through|out|in love|to pieces)\b/ },
  { words: /^stocks?$/, after: /^ market\b/ },
  { words: /^uni$/, after: /^ (?:students?|kids?|dorm|budget|friends?|life|house|flat|exams?)\b/ },
  { words: /^rack$/, after: /^ (?:my|your|our|his|her) brains?\b/ },
  { words: /^mornings?$/, before: /\b(?:this|yesterday|all|good|each|tomorrow) $/ },
  { words: /^uni$/, before: /\b(?:at|to|from|in|before|after) $/ },
  { words: /^kiwis?$/, after: /^ (?:kids?|children|people|style|classic|friends?)\b/ },
  { words: /^ducks?$/, before: /\bweather for $/ },
  { words: /^duck$/, after: /^ out\b/ },
  { words: /^pumpkin$/, before: /\b(?:come here|dear|thanks|sorry) $/ },
  { words: /^cucumber$/, before: /\bcool as a $/ },
  {
    words: /^olive$/,
    before: /\b(?:daughter|sister|niece|baby|aunt|friend|girlfriend|wife|named|called) $/,
    after: /^ (?:turns|is|wants|likes|loves|s|has)\b/,
  },
  { words: /^mint$/, after: /^ (?:condition|green|color|colour|colored|coloured)\b/ },
  {
    words: /^turkey$/,
    before:
      /\b(?:talk|(?:quit|quitting|going|go|went|stop|stopping)(?: smoking)? cold|in|to|from|visit|visited|trip to|southern|eastern|western|near|love) $/,
  },
  { words: /^turkey$/, after: /^ (?:vacation|trip|holiday|trot|style)\b/ },
  { words: /^roma$/, before: /\b(?:in|from|to|a|at|visit|trip to|of) $/ },
  { words: /^roma$/, after: /^ (?:style|trip|holiday|vacation)\b/ },
  { words: /^honey$/, before: /^$/, after: /^ (?:what|can|could|is|i|we|please|let|how|make|cook)\b/ },
  { words: /^honey$/, after: /^ (?:moon|bunny)\b/ },
  { words: /^honey$/, before: /\b(?:hi|hey|hello|hi my|my) $/ },
  {
    words: /^(?:pumpkin|sweetie|sugar|peach|honey|cupcake|sweet pea|pea)$/,
    before: /\b(?:my little|hey|hi|hello|my sweet) $/,
  },
  { words: /^(?:pumpkin|honey|sugar|cupcake)$/, before: /\bfor my $/, after: /^ (?:s|who|turns|is)\b/ },
  { words: /^ginger$/, after: /^ (?:cat|hair|haired|kid|friend|boyfriend|girlfriend|tom)\b/ },
  {
    words: /^beef$/,
    before: /\b(?:i have|got|no|a|my|without any) $/,
    after: /^ with (?:my|the|him|her|them|you|someone|neighbo)/,
  },
  { words: /^jam$/, after: /^ (?:session|band|night|packed)\b/ },
  { words: /^jam$/, before: /\b(?:traffic|a) $/, after: /^ (?:tonight|today|and need|so)\b/ },
  { words: /^jam$/, before: /\btraffic $/ },
  { words: /^pickles?$/, before: /\bin a $/ },
  { words: /^(?:pie|cake)$/, after: /^ (?:chart|walk|hole)\b/ },
  { words: /^pie$/, before: /\b(?:easy as|as easy as|cutie) $/ },
  { words: /^cake$/, before: /\b(?:piece of|a piece of) $/ },
  { words: /^(?:cheese)$/, before: /\b(?:big|the big) $/, endsIdiom: true },
  { words: /^apple$/, after: /^ (?:of my eye|watch|phone|store|music|tv|pencil|event)\b/ },
  { words: /^apple$/, before: /\bbig $/, endsIdiom: true },
  { words: /^beans?$/, before: /\b(?:spill the|full of|cool) $/, endsIdiom: true },
  { words: /^duck$/, before: /\b(?:lame|sitting|to|rubber) $/ },
  { words: /^ducks?$/, before: /\bin a row|ducks $/ },
  {
    words: /^ports?$/,
    before: /\b(?:the|in|a|near|at|usb|air|of|cruise) $/,
    after: /^ (?:city|town|of|tonight|authority|near|and starving|with)\b/,
  },
  { words: /^sole$/, after: /^ (?:purpose|reason|owner|survivor|parent|provider|trader|cook)\b/ },
  { words: /^sole$/, before: /\b(?:my|the|as) $/, after: /^ (?!meuniere|fillet|with|filet)/ },
  { words: /^sage$/, after: /^ (?:advice|wisdom|green|words|old|friend)\b/ },
  { words: /^thyme$/, before: /\b(?:have|got|no|enough|dinner) $/, after: /^ (?:to|for|left)\b/ },
  {
    words: /^stocks?$/,
    before: /\b(?:the|my|in|take|taking|out of|gamestop) $/,
    after: /^ (?:market|crashed|options?|broker|exchange|portfolio|room|up|of)\b/,
  },
  { words: /^stock$/, before: /\b(?:in|out of|take|taking) $/ },
  {
    words: /^chips?$/,
    before: /\b(?:computer|blue|poker|the|silicon|a) $/,
    after: /^ (?:on my shoulder|are down|shortage|in)\b/,
  },
  { words: /^lemons?$/, before: /\b(?:car is a|bought a|turned out a|a real) $/ },
  { words: /^lemons?$/, before: /\bgives? you $/ },
  { words: /^rice$/, before: /\b(?:mrs|mr|ms|miss|condoleezza|dr|jerry|uncle|coach|professor) $/ },
  {
    words: /^nuts?$/,
    before: /\b(?:going|go|went|am|is|are|drives me|driving me|drive me|drove me|kids are) $/,
  },
  { words: /^nuts?$/, after: /^ (?:about|and bolts)\b/ },
  { words: /^bananas?$/, before: /\b(?:going|go|went|drives me|driving me|drove me|is) $/ },
  {
    words: /^olive$/,
    after: /^ (?:green (?:party|dress|shirt|walls?|sofa|color|colour)|branch|garden copycat)\b/,
  },
  { words: /^peppers?$/, before: /\b(?:dr|doctor|sergeant|sgt|red hot chili) $/ },
  {
    words: /^squash$/,
    before: /\b(?:play|playing|after|a|my|love) $/,
    after: /^ (?:match|game|court|practice|club|tournament|training|player|racket)\b/,
  },
  { words: /^squash$/, before: /\b(?:playing|play) $/ },
  { words: /^(?:plum|peach|cherry)$/, after: /^ (?:job|assignment|on top|colored|coloured|emoji)\b/ },
  { words: /^cherry$/, after: /^ (?:blossom|blossoms|picking)\b/ },
  { words: /^clove$/, before: /\b(?:cinnamon|pinch) $/, after: /^ hitch\b/ },
  { words: /^bacon$/, before: /\b(?:kevin|francis|bring home the|save my|saved my) $/ },
  { words: /^(?:curry|toast)$/, after: /^ (?:favor|favour|to the|of the town)\b/ },
  { words: /^curry$/, before: /\b(?:steph|stephen) $/ },
  {
    words: /^toast$/,
    before: /\b(?:am|is|are|a|propose a|raise a|wedding|we re) $/,
    after: /^ (?:to|at|for|speech|if)\b/,
  },
  { words: /^(?:egg|eggs)$/, after: /^ (?:hunt|head|on my face|him on|her on)\b/ },
  {
    words: /^eggs?$/,
    before: /\b(?:walking on|good|bad|nest|easter) $/,
    after: /^ (?:shells|hunt|and need)\b/,
  },
  { words: /^fish$/, after: /^ out of water\b/ },
  { words: /^(?:crab|crabs)$/, before: /\b(?:feeling a bit|being a) $/ },
  { words: /^(?:oyster)$/, before: /\bworld is my $/ },
  { words: /^(?:butter)$/, after: /^ (?:me|him|her|them|up|fingers)\b/ },
  { words: /^(?:bread)$/, after: /^ (?:winner|and butter)\b/, before: /\b(?:my|the|main|our) $/ },
  {
    words: /^(?:potato)$/,
    before: /\b(?:couch|(?:political|is|was|s|it) (?:such )?(?:a )?hot) $/,
    endsIdiom: true,
  },
  { words: /^(?:salad)$/, after: /^ days\b/ },
  { words: /^(?:vanilla)$/, before: /\b(?:plain|so) $/, after: /^ (?:life|person|guy)\b/ },
  { words: /^(?:salt|pepper)$/, before: /\b(?:grain of|pinch of) $/, after: /^ (?:i know|but)\b/ },
  { words: /^(?:jelly)$/, before: /\b(?:so|legs like|legs are) $/ },
  { words: /^(?:pear|peach)$/, after: /^ (?:shaped)\b/ },
  { words: /^(?:melon|bean)$/, before: /\buse my $/ },
  { words: /^(?:lime)$/, after: /^ (?:light|green (?:dress|shirt|party|walls?))\b/ },
  {
    words: /^(?:coconut|walnut|almond|hazelnut)$/,
    after: /^ (?:grove|creek|street|avenue|shaped|eyes|hair|furniture|table)\b/,
  },
  { words: /^(?:tea)$/, before: /\b(?:spill the|cup of|not my cup of) $/ },
  { words: /^(?:corn)$/, before: /\b(?:on my foot a) $/ },
  { words: /^(?:mustard|ketchup)$/, before: /\bcut the $/ },
  { words: /^(?:orange)$/, after: /^ (?:county|is the new)\b/ },
]

/** Claims words that look like a food and are none in this sentence. */
export const readHomonyms: Pass = (reading) => {
  reading.words.forEach((word, at) => {
    if (isClaimed(reading, at)) return
    // Most rows describe an English figure of speech, which no word of another language means.
    const rules = word.isForeign ? rows.filter(({ inAnyLanguage }) => inAnyLanguage) : rows
    // "Date night" stays a mood, whatever stands before it.
    if (/^dates?$/.test(word.plain) && reading.words[at + 1]?.plain === 'night') return
    const row = rules.find(({ words }) => words.test(word.plain))
    if (!row) return
    const [before, after] = sides(reading, at)
    const isOther = rules.some(
      (one) =>
        one.words.test(word.plain) &&
        (one.before ? one.before.test(before) : true) &&
        (one.after ? one.after.test(after) : true) &&
        !(one.endsIdiom && isOfDish(reading, at)),
    )
    if (!isOther) return
    // A food joined to "date" proves the fruit: "a date and walnut cake".
    if (
      /^dates?$/.test(word.plain) &&
      /^ (?:and|cake|bars?|balls?|paste|syrup|pudding|loaf|muffins?|shake|smoothie)\b(?! (?:i|we|my|need))/.test(
        after,
      ) &&
      !/\b(?:my|our|his|her|first) $/.test(before)
    )
      return
    // Dinner for a date is dinner for two who want to please.
    if (
      /^dates?$/.test(word.plain) &&
      /\bfor (?:an?|my|our|his|her|the) (?:first |second |hot )?$/.test(before)
    )
      reading.moods.add('romantic')
    if (word.plain === 'tart') {
      reading.moods.add('tangy')
      claim(reading, 'wish', at, at + 1, 'tangy')
    } else claim(reading, 'not-food', at, at + 1, '')
  })
}

/** True for a food with a kind of dish right behind it. */
function isOfDish({ words }: Reading, at: number): boolean {
  const next = words[at + 1]
  return next !== undefined && next.stop === '' && isDishKind(next.stem)
}

function sides(reading: Reading, at: number): [before: string, after: string] {
  const say = (from: number, to: number) =>
    reading.words
      .slice(from, to)
      .map(({ plain }) => plain)
      .join(' ')
  const before = say(Math.max(0, at - 4), at)
  const after = say(at + 1, at + 6)
  return [before === '' ? '' : ` ${before} `, after === '' ? '' : ` ${after}`]
}
