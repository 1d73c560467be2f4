/** Mood words and what they come down to. Keys are as typed, singular. */
const rows: Record<string, string> = {
  cozy: 'cozy cosy snug hygge fireside rainy snowy blanket',
  comfort: 'comfort comforting homey homely nostalgic grandma',
  warm: 'warm warming hot',
  winter: 'winter cold wintry christmas thanksgiving autumn fall',
  summer: 'summer summery picnic bbq barbecue garden sunny heat',
  light: 'light lighter fresh refreshing crisp spring clean',
  healthy: 'healthy healthier nutritious wholesome nourishing fit diet lean',
  hearty: 'hearty filling substantial big rustic hungry starving meaty',
  spicy: 'spicy fiery hot-and-spicy zingy kick heat spiced picante',
  mild: 'mild gentle',
  smoky: 'smoky smoked charred',
  creamy: 'creamy silky rich velvety',
  crispy: 'crispy crunchy crunch',
  cheesy: 'cheesy gooey melty',
  sweet: 'sweet sugary treat indulgent decadent sweetness',
  tangy: 'tangy zesty sour citrusy bright',
  garlicky: 'garlicky',
  quick: 'quick fast speedy rapid easy-peasy hurry lazy instant',
  simple: 'simple easy basic effortless minimal beginner student',
  weeknight: 'weeknight weekday busy midweek tuesday monday',
  sunday: 'sunday weekend',
  slow: 'slow slow-cooked',
  fancy: 'fancy elegant impressive special dinner-party date romantic gourmet anniversary showstopper',
  kids: 'kid kids child children toddler family-friendly picky',
  party: 'party crowd potluck gathering game-day gameday buffet',
  budget: 'budget cheap frugal affordable thrifty inexpensive',
  protein: 'high-protein protein gym muscle protein-packed',
  smooth: 'smooth',
  takeout: 'takeout takeaway',
  sick: 'sick ill flu hangover',
}

export const moodWords: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([mood, words]) =>
    words.split(' ').map((word) => [word.replace(/-/g, ' '), mood] as const),
  ),
)
