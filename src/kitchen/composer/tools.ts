/** Which dishes a tool or a way of cooking is for, by how a craving asks for it. */
const toolDishes: Readonly<Record<string, readonly string[]>> = {
  'slow cooker': ['stew', 'chili', 'pulled-meat', 'pot-roast'],
  'pressure cooker': ['stew', 'chili', 'curry', 'dal', 'pulled-meat', 'pot-roast', 'brothy-soup'],
  'air fryer': ['sheet-pan', 'crisp-cutlets', 'potato-side', 'wings', 'fritters', 'falafel'],
  'one pot': ['stew', 'chili', 'curry', 'dal', 'pilaf', 'brothy-soup', 'minestrone', 'chowder', 'stroganoff'],
  'one pan': ['skillet', 'sheet-pan', 'shakshuka', 'frittata', 'stir-fry', 'fried-rice', 'pilaf'],
  grill: ['kebabs', 'burger', 'steak'],
}

/** Weighs a dish by the tools of a craving: who says "slow cooker" wants what simmers for hours, not a wrap. */
export function suitsTools(dishId: string, equipment: readonly string[]): number {
  const asked = equipment.flatMap((tool) => toolDishes[tool] ?? [])
  if (asked.length === 0) return 1
  return asked.includes(dishId) ? 6 : 0.005
}
