/** Colours that a vegetable or a fruit brings to a dish, with the ids of its foods. */
const rows: Readonly<Record<string, RegExp>> = {
  red: /^(?:tomato|cherry-tomato|grape-tomato|roma-tomato|tomato-(?:canned|diced|cherry).*|canned-tomato.*|diced-tomato.*|bell-pepper|red-bell-pepper|roasted-red-pepper.*|radish|strawberry.*|watermelon|cherry|raspberry.*|pomegranate.*|cranberry.*|red-chili|rhubarb|redcurrant|blood-orange)$/,
  orange:
    /^(?:carrot|baby-carrot|sweet-potato|butternut-squash|pumpkin|kabocha.*|orange|mandarin|clementine|mango.*|apricot|peach|cantaloupe|papaya|orange-bell-pepper|persimmon|nectarine|acorn-squash|delicata-squash)$/,
  yellow:
    /^(?:corn|corn-(?:frozen|canned|kernel.*)|baby-corn|sweetcorn.*|yellow-bell-pepper|yellow-squash|pineapple.*|golden-beet|spaghetti-squash)$/,
  green:
    /^(?:spinach.*|baby-spinach|kale|chard|swiss-chard|pea-.*|peas?|snow-pea|sugar-snap-pea|snap-pea|broccoli.*|broccolini|zucchini|green-bean.*|asparagus|avocado|lettuce|romaine.*|arugula|cucumber.*|edamame.*|green-bell-pepper|brussels-sprout|bok-choy|collard.*|kiwi|green-grape|watercress|savoy-cabbage|okra.*|poblano.*|mixed-green.*|salad-green.*|[a-z]+-greens|iceberg-lettuce|canned-pea|romanesco)$/,
  purple:
    /^(?:red-cabbage|eggplant|beet|beetroot|beet-.*|red-onion|blueberry.*|blackberry.*|radicchio|plum|fig|grape|purple-.*|mixed-berry.*)$/,
}

/** Colours that a dish may be asked for by. */
export const colours: readonly string[] = Object.keys(rows)

/** Returns the colour that a food brings to a dish; null for what is white, brown or hardly seen. */
export const colourOfFood = (id: string): string | null =>
  Object.entries(rows).find(([, ids]) => ids.test(id))?.[0] ?? null
