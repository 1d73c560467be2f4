/** What each number of stars says, by the specification. */
export const starLabels = ['Not great', 'Could be better', 'Good', 'Really good', 'Amazing!'] as const
