<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Format\SyntaxException;
use Kiln\Format\Yaml\Yaml;
use Kiln\Limits;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Plain scalars of the core schema (YAML 1.2.2, section 10.3.2), and what PHP alone takes for numbers.
 *
 * @internal
 */
#[CoversNothing]
final class NumbersTest extends TestCase
{
    #[Test]
    #[TestWith(['-.0', '-0.0'])]
    #[TestWith(['-0.0', '-0.0'])]
    #[TestWith(['-0', '0'])]
    #[TestWith(['+12', '12'])]
    #[TestWith(['0012', '12'])]
    #[TestWith(['1.', '1.0'])]
    #[TestWith(['.5e1', '5.0'])]
    #[TestWith(['1.E+2', '100.0'])]
    #[TestWith(['99999999999999999999', '1.0E+20'])]
    #[TestWith(['9223372036854775807', '9223372036854775807'])]
    #[TestWith(['0x1F', '31'])]
    #[TestWith(['0o17', '15'])]
    #[TestWith(['+.inf', 'INF'])]
    #[TestWith(['.', "'.'"])]
    #[TestWith(['+', "'+'"])]
    #[TestWith(['1e', "'1e'"])]
    #[TestWith(['1_000', "'1_000'"])]
    #[TestWith(['0b11', "'0b11'"])]
    #[TestWith(['1 2', "'1 2'"])]
    public function plainOnesAreWhatTheCoreSchemaSays(string $text, string $value): void
    {
        // Many at once, one by one, and in brackets.
        foreach (["a: {$text}\nb: {$text}\n", "a: {$text} # one\nb: {$text} # two\n", "{a: {$text}, b: {$text}}\n"] as $document) {
            $read = (array) (new Yaml())->decode($document, new Limits());
            self::assertSame([$value, $value], [var_export($read['a'], true), var_export($read['b'], true)], $document);
        }
    }

    #[Test]
    #[TestWith(['!!float "1.5 "'])]
    #[TestWith(['!!int "7\t"'])]
    #[TestWith(['!!int "7\n"'])]
    #[TestWith(['!!float " 1.5"'])]
    public function blanksAreNoPartOfANumber(string $document): void
    {
        $this->expectException(SyntaxException::class);
        (new Yaml())->decode("- {$document}\n", new Limits());
    }
}
