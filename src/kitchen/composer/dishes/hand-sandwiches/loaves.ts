export const loaves = ['sourdough-bread', 'bread', 'whole-wheat-bread'] as const
