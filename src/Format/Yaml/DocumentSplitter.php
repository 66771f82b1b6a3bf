<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Item;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Splitter;
use Kiln\Format\StreamBuffer;

/**
 * Cuts a stream into documents. A line that begins with `---` or `...` ends a document wherever it stands (YAML 1.2.2,
 * section 9.1.2), so nothing else is looked at.
 *
 * @internal
 */
final readonly class DocumentSplitter implements Splitter
{
    private const MARKER = '/(?<![^\r\n])(?:---|\.\.\.)(?=[ \t\r\n])/';

    /** A line that is neither empty nor a comment. */
    private const CONTENT = '/(?<![^\r\n])(?:\xEF\xBB\xBF)?[ \t]*+[^ \t\r\n#]/';

    /** The same, and no directive: that belongs to the document behind the next marker. */
    private const VALUE = '/(?<![^\r\n])(?:\xEF\xBB\xBF)?(?!%)[ \t]*+[^ \t\r\n#]/';

    public function __construct(private ?int $maxItemBytes = null) {}

    public function split(iterable $chunks): \Generator
    {
        $buffer = new StreamBuffer($chunks);
        while (($length = $this->next($buffer)) !== null) {
            yield new Item(\substr($buffer->text, $buffer->at, $length), $buffer->positionAt($buffer->at));
            $buffer->at += $length;
        }
    }

    /**
     * @throws LimitException
     *
     * @return ?int bytes of the document where the reader is; null behind the last one
     */
    private function next(StreamBuffer $buffer): ?int
    {
        $searched = 0;
        $isBegun = false;
        while (true) {
            $found = \preg_match(self::MARKER, $buffer->text, $match, \PREG_OFFSET_CAPTURE, $buffer->at + $searched) === 1 ? $match[0][1] - $buffer->at : null;
            $length = \strlen($buffer->text) - $buffer->at;
            if ($this->maxItemBytes !== null && ($found ?? $length) > $this->maxItemBytes) {
                throw new LimitException(LimitExceeded::item($this->maxItemBytes, $buffer->positionAt($buffer->at)));
            }
            if ($found === null) {
                // The break before a marker, and a marker without what follows it, may be all that there is now.
                $searched = \max($searched, $length - 5);
                if ($buffer->more()) {
                    continue;
                }

                return $isBegun || \preg_match(self::CONTENT, $buffer->text, offset: $buffer->at) === 1 ? $length : null;
            }
            $isEnd = $match[0][0] === '...';
            $isBegun = $isBegun || \preg_match($isEnd ? self::CONTENT : self::VALUE, \substr($buffer->text, $buffer->at, $found)) === 1;
            if ($isEnd) {
                $end = $found + 3 + \strcspn($buffer->text, "\r\n", $buffer->at + $found + 3);
                if ($end === $length && $buffer->more()) {
                    $searched = $found;
                    continue;
                }
                if ($isBegun) {
                    return $end;
                }
                $buffer->at += $end;
                $searched = 0;
            } elseif ($isBegun) {
                return $found;
            } else {
                $isBegun = true;
                $searched = $found + 3;
            }
        }
    }
}
