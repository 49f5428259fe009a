/** Where a line ends: the tiles that it joins, or a finger. */
export interface Line {
  picture: HTMLElement;
  text: HTMLElement;
}

interface Point {
  x: number;
  y: number;
}

/** Lines between tiles, drawn where the tiles are; the same in both directions of writing. */
export function pairLines(svg: SVGElement) {
  const path = (from: Point, to: Point, name: string) => {
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const middle = (from.x + to.x) / 2;
    drawn.setAttribute('d', `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`);
    drawn.setAttribute('class', name);
    return drawn;
  };

  /** The middle of the side of a tile that looks at another point, within the drawing. */
  function sideOf(tile: HTMLElement, towardsX: number): Point {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    const box = svg.getBoundingClientRect();
    return { x: (towardsX > (left + right) / 2 ? right : left) - box.left, y: (top + bottom) / 2 - box.top };
  }

  function middleOf(tile: HTMLElement): number {
    const { left, right } = tile.getBoundingClientRect();
    return (left + right) / 2;
  }

  return {
    /** Draws the lines of pairs, and one from a tile to a finger. */
    draw(lines: Line[], drawn?: { from: HTMLElement; to: Point }): void {
      const paths = lines.map(({ picture, text }) =>
        path(sideOf(picture, middleOf(text)), sideOf(text, middleOf(picture)), 'is-pair'),
      );
      if (drawn !== undefined) {
        const box = svg.getBoundingClientRect();
        const to = { x: drawn.to.x - box.left, y: drawn.to.y - box.top };
        paths.push(path(sideOf(drawn.from, drawn.to.x), to, 'is-drawn'));
      }
      svg.replaceChildren(...paths);
    },
  };
}
