/** What the board says, apart from the cards: labels, states, questions and buttons. */

/** How the next effect would end. */
export interface Outcome {
  /** The effect: "Confiscatus". */
  readonly effect: string;
  /** Whose it is in the end; null: nobody's. */
  readonly owner: string | null;
  readonly takenOver: boolean;
}

export interface BoardWords {
  readonly you: string;
  readonly cancel: string;
  readonly undo: string;
  readonly close: string;
  readonly area: {
    label(name: string): string;
    hand(cards: number): string;
    handOf(name: string): string;
    mail(tokens: number): string;
    school(cards: number, needed: number): string;
    readonly openPoints: string;
    readonly first: string;
    readonly firstTitle: string;
    readonly shield: string;
    readonly shieldTitle: string;
    readonly stunned: string;
    readonly stunnedTitle: string;
    extra(collects: number): string;
    discount(cards: number): string;
    column(name: string, cards: number, points: number): string;
    readonly horcruches: string;
    readonly detourneurs: string;
    details(name: string): string;
    letters(name: string): string;
    readonly bonus: string;
    symbols(symbols: number): string;
    target(name: string): string;
  };
  readonly timetable: {
    readonly title: string;
    readonly hint: string;
    readonly empty: string;
    emptySlot(place: number): string;
    slot(place: number, card: string): string;
    cost(cards: number): string;
    letters(tokens: number): string;
    letter(mail: string): string;
    seenBy(names: readonly string[]): string;
  };
  readonly stock: {
    readonly label: string;
    readonly magic: string;
    readonly discard: string;
    readonly school: string;
    readonly schoolDiscard: string;
    readonly mail: string;
    browse(pile: string, cards: number): string;
    readonly nothing: string;
    letters(tokens: number): string;
  };
  readonly hand: {
    label(cards: number): string;
    readonly empty: string;
    readonly reaction: string;
  };
  readonly turn: {
    status(actions: number): string;
    extra(collects: number): string;
    readonly detail: string;
    readonly nothingLeft: string;
    readonly drawTwo: string;
    readonly oneAction: string;
    readonly drawFive: string;
    readonly bothActions: string;
    readonly end: string;
    readonly endTitle: string;
    endActions(actions: number): string;
    readonly endPower: string;
    readonly endBonus: string;
    readonly endConfirm: string;
  };
  readonly collect: {
    paid(chosen: number, cost: number): string;
    status(card: string, missing: number): string;
    costOfCourse(cost: number, course: string, owned: number): string;
    costOfOther(cost: number): string;
    discounted(cost: number): string;
    becomes(nth: number, card: string, before: number, after: number): string;
    /** What a Course costs, and what it is worth by number. */
    scale(base: number, points: readonly number[]): string;
    action(card: string): string;
    chosen(chosen: number, cost: number): string;
  };
  readonly declare: {
    spell(card: string): string;
    course(card: string): string;
    copy(card: string): string;
    cast(card: string, aim: string): string;
    apply(card: string, aim: string): string;
    takeOver(card: string, aim: string): string;
    readonly skip: string;
    readonly decline: string;
    readonly target: string;
    readonly bonus: string;
    readonly take: string;
    readonly takeNone: string;
    readonly swap: string;
    readonly swapNone: string;
    bonusOf(card: string, name: string): string;
  };
  readonly bonus: {
    status(card: string): string;
    readonly detail: string;
    action(card: string, name: string): string;
    readonly own: string;
  };
  readonly mail: {
    open(letter: string): string;
    readonly status: string;
    action(letter: string): string;
  };
  readonly power: {
    readonly peekStatus: string;
    readonly peekDetail: string;
    readonly peek: string;
    readonly giveStatus: string;
    giveDetail(names: readonly string[]): string;
    readonly give: string;
    gift(name: string): string;
    giftOf(name: string, card: string): string;
    readonly placeStatus: string;
    placeDetail(letter: string): string;
    readonly place: string;
    placeOn(card: string): string;
  };
  readonly pick: {
    cardStatus(name: string): string;
    card(card: string): string;
    readonly chooseCard: string;
    letterStatus(card: string): string;
    readonly letterDetail: string;
    letter(letter: string): string;
    readonly chooseLetter: string;
    readonly noLetter: string;
    schoolStatus(giver: string, to: string): string;
    readonly schoolDetail: string;
    school(card: string, to: string): string;
    readonly chooseSchool: string;
    houseStatus(name: string): string;
    readonly houseDetail: string;
    house(house: string): string;
    readonly chooseHouse: string;
    houseTaken(name: string): string;
    readonly houses: string;
  };
  readonly chain: {
    readonly label: string;
    title(name: string, card: string): string;
    readonly one: string;
    many(cards: number): string;
    on(card: string, below: string): string;
    readonly letterOn: string;
    readonly cancels: string;
    readonly takesOver: string;
    readonly cancelled: string;
    readonly effective: string;
    readonly stands: string;
    readonly secret: string;
    copyText(below: string): string;
    readonly copyNothing: string;
    cancelText(below: string): string;
  };
  readonly respond: {
    status(name: string, card: string): string;
    ifNobody(outcome: Outcome): string;
    readonly pass: string;
    readonly fromHand: string;
    readonly letter: string;
    readonly onlyReactions: string;
    readonly nothing: string;
  };
  readonly anybody: {
    readonly status: string;
    readonly detail: string;
    readonly nobody: string;
    readonly sub: string;
  };
  readonly wait: {
    turn(name: string): string;
    course(name: string): string;
    readonly window: string;
    copy(name: string): string;
    pickFromHand(name: string, target: string): string;
    pickMail(name: string): string;
    giveSchool(name: string): string;
    serpentin(name: string): string;
    poufmoufle(name: string): string;
    draft(name: string): string;
  };
  readonly story: {
    readonly skip: string;
  };
  readonly scores: {
    readonly label: string;
    readonly bonus: string;
    readonly mail: string;
    readonly balaiBall: string;
    readonly total: string;
    place(rank: number): string;
    owned(cards: number): string;
    symbols(symbols: number): string;
    wins(names: readonly string[], points: number): string;
  };
}
