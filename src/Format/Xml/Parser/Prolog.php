<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;

/**
 * What stands before and behind the root element.
 *
 * @internal
 */
final class Prolog
{
    private const SPACE = " \t\r\n";

    /** Production XMLDecl of XML 1.0, section 2.8, with the parts that follow each other. */
    private const DECLARATION = '~<\?xml[ \t\r\n]++version[ \t\r\n]*+=[ \t\r\n]*+(?:"1\.[0-9]++"|\'1\.[0-9]++\')'
        . '(?:[ \t\r\n]++encoding[ \t\r\n]*+=[ \t\r\n]*+(?:"[A-Za-z][A-Za-z0-9._\-]*+"|\'[A-Za-z][A-Za-z0-9._\-]*+\'))?+'
        . '(?:[ \t\r\n]++standalone[ \t\r\n]*+=[ \t\r\n]*+(?:"(?:yes|no)"|\'(?:yes|no)\'))?+[ \t\r\n]*+(\?>)?+~A';

    public function __construct(
        private readonly Source $source,
        private readonly Markup $markup,
        private readonly bool $skipsDoctype,
    ) {}

    /**
     * @throws SyntaxException
     *
     * @return int where the root element begins
     */
    public function root(): int
    {
        $at = $this->declaration($this->source->start);
        $hasDoctype = false;
        while (true) {
            $at = $this->misc($at);
            if (\substr_compare($this->source->text, '<!DOCTYPE', $at, 9) !== 0) {
                break;
            }
            if (!$this->skipsDoctype || $hasDoctype) {
                $this->source->fail($hasDoctype
                    ? 'a second document type declaration'
                    : 'a document type declaration, which is not read: entities and files that it may name are never looked at', $at);
            }
            $hasDoctype = true;
            $at = (new Doctype($this->source, $this->markup))->end($at);
        }
        if (($this->source->text[$at] ?? '') !== '<') {
            $this->source->fail("unexpected {$this->source->found($at)}: expected the root element", $at);
        }

        if (($this->source->text[$at + 1] ?? '') === '/') {
            $this->source->fail('unexpected "</": expected the root element', $at);
        }

        return $at;
    }

    /**
     * @param int $at behind the root element
     *
     * @throws SyntaxException
     */
    public function end(int $at): void
    {
        $at = $this->misc($at);
        if (isset($this->source->text[$at])) {
            $this->source->fail("unexpected {$this->source->found($at)} behind the root element", $at);
        }
    }

    /**
     * @throws SyntaxException
     */
    private function declaration(int $at): int
    {
        $text = $this->source->text;
        if (\substr_compare($text, '<?xml', $at, 5) !== 0 || \strspn($text, self::SPACE, $at + 5, 1) === 0) {
            return $at;
        }
        if (\preg_match(self::DECLARATION, $text, $match, 0, $at) !== 1) {
            $at += 5 + \strspn($text, self::SPACE, $at + 5);
            $this->source->fail("unexpected {$this->source->found($at)} in the declaration: expected a version such as version=\"1.0\"", $at);
        }
        $end = $at + \strlen($match[0]);
        if (!isset($match[1])) {
            $this->source->fail("unexpected {$this->source->found($end)} in the declaration: expected encoding, standalone or \"?>\" behind what stands before", $end);
        }

        return $end;
    }

    /**
     * Moves over white space, comments and processing instructions.
     *
     * @throws SyntaxException
     */
    private function misc(int $at): int
    {
        $text = $this->source->text;
        while (true) {
            $at += \strspn($text, self::SPACE, $at);
            if (($text[$at] ?? '') !== '<') {
                return $at;
            }
            $next = $text[$at + 1] ?? '';
            if ($next === '?') {
                $at = $this->markup->instruction($at);
            } elseif ($next === '!' && \substr_compare($text, '<!DOCTYPE', $at, 9) !== 0) {
                $at = $this->markup->comment($at);
            } else {
                return $at;
            }
        }
    }
}
