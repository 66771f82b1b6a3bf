<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Format\Toml;
use Kiln\Format\UsualFloats;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Yaml;
use PHPUnit\Framework\Attributes\CoversTrait;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * @internal
 */
#[CoversTrait(UsualFloats::class)]
final class UsualFloatsTest extends TestCase
{
    #[Test]
    public function eachIsWrittenAsPhpItselfDoes(): void
    {
        $floats = [0.0, -0.0, 0.001, 0.005, 0.009999999999999999, 0.1 + 0.2, 1 / 3, 4.35, 1.005, 999_999_999.99, 1e9 - 1e-7, 1e9, 1e15, 1e25, -1.5, PHP_FLOAT_EPSILON, PHP_FLOAT_MAX, PHP_FLOAT_MIN];
        for ($hundredths = 1; $hundredths < 2_000; ++$hundredths) {
            $float = $hundredths / 100.0;
            array_push($floats, $float, $float + 4_194_304.0, 999_999_980.0 + $float, $float * (1.0 + PHP_FLOAT_EPSILON), $float * (1.0 - PHP_FLOAT_EPSILON));
        }
        foreach ($floats as $float) {
            $expected = json_encode($float, JSON_PRESERVE_ZERO_FRACTION);
            self::assertSame($expected, Yaml\Writer::float($float));
            self::assertSame(var_export($float, true), Toml\Writer::float($float));
            self::assertSame(var_export($float, true), Syntax::float($float));
        }
    }
}
