<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Engine;
use Kiln\Engine\Php\Printer\Direct\YamlNotation;
use Kiln\SerializerBuilder;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Shapes that take keys which no plan knows.
 */
#[CoversClass(YamlNotation::class)]
final class OpenShapesTest extends TestCase
{
    #[Test]
    public function whatAnUnknownKeyHoldsIsIndentedAsWhatAKnownOneHolds(): void
    {
        $value = new class {
            /** @var array{known: list<int>, ...} */
            public array $shape = ['known' => [1], 'unknown' => [2, ['a' => "x\ny"]]];
        };

        self::assertSame(<<<'YAML'
            shape:
              known:
                - 1
              unknown:
                - 2
                - a: |-
                    x
                    y

            YAML, SerializerBuilder::create()->withEngine(Engine::Php)->build()->serialize($value, 'yaml'));
    }
}
