<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fixture\Native\Cents;
use Kiln\Tests\Fixture\Native\CentsConverter;
use Kiln\Tests\Fixture\Native\Wish;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random properties with Kiln's attributes.
 */
final readonly class PropertyMaker
{
    public const GROUPS = ['a', 'b', 'Default'];

    public const VERSIONS = ['1.0', '1.5', '2.0.1'];

    private const KEYS = ['renamed', '0', '7', '-1', '', 'a/b', "ü\"\\", "nul\0", '__proto__', 'x y', 'kind'];

    private const DATE_FORMATS = [
        "'Y-m-d'", "'Y-m-d H:i:s'", "'U'", "'Y-m-d\\TH:i:s.uP'", "'d.m.Y', read: ['Y-m-d', 'U']", "'H:i'", "'Y-m-d H:i', timezone: 'Europe/Zurich'", "'c', timezone: '+05:30'",
        "'U', timezone: 'America/New_York'", "'D, d M Y H:i:s O'", "\\DATE_RFC3339", "'Y-m-d\\TH:i:s.v\\Z', timezone: 'UTC'", "'Ymd'", "'Y'",
    ];

    private const INTERVAL_FORMATS = ["'%h:%I'", "'%a'", "'%R%yY %mM %dD'", "'%s.%F'"];

    /**
     * @param list<string> $inlinable classes that may be inlined without end
     */
    public function __construct(private TypeMaker $types, private array $inlinable) {}

    public function make(Chance $chance, string $name, bool $mayBePromoted): PropertySource
    {
        $inlined = $this->inlinable !== [] && $chance->percent(7) ? $chance->oneOf($this->inlinable) : null;
        $shape = match (true) {
            $inlined !== null => new Shape('class', "\\@@\\{$inlined}", $inlined, class: $inlined, isInferred: true),
            $chance->percent(2) => new Shape('map', 'array<string, mixed>', 'array', [new Shape('mixed', 'mixed', 'mixed'), new Shape('string', 'string', 'string')]),
            default => $this->types->make($chance),
        };
        $isInlinedMap = $inlined === null && $shape->kind === 'map' && $chance->percent(20);
        if ($inlined !== null && $chance->percent(40)) {
            $shape = TypeMaker::nullable($shape);
        }

        $native = $shape->native !== null && $chance->percent(80) ? $shape->native : null;
        $isStated = $native === null || !$shape->isInferred;
        $isReadonly = $native !== null && $chance->percent(18);
        $isPromoted = $mayBePromoted && $chance->percent(60) && $native !== '\Generator';
        $default = $isReadonly && !$isPromoted || !$chance->percent(40) ? null : $this->default($chance, $shape, $native);
        $doc = '';
        $attributes = $this->attributes($chance, $shape, $inlined !== null || $isInlinedMap);
        if ($isStated && $shape->kind !== 'mixed' || $chance->percent(5)) {
            if ($chance->percent(60)) {
                $doc = "@var {$shape->type}";
            } else {
                $attributes[] = '\Kiln\Attribute\Type(' . var_export($shape->type, true) . ')';
            }
        }
        if ($shape->kind === 'cents' && $chance->percent(60)) {
            $attributes[] = '\\' . \Kiln\Attribute\Converter::class . '(\\' . CentsConverter::class . '::class' . $chance->oneOf(['', ", ['number']", ", ['array']", ", ['null']", ", ['form' => 'text']"]) . ')';
        }

        return new PropertySource(
            $name,
            $chance->oneOf(['public', 'public', 'public', 'protected', 'private', 'private']) . ($isReadonly ? ' readonly' : ''),
            $native,
            $default,
            $attributes,
            $shape,
            $isPromoted,
            $doc,
        );
    }

    /**
     * Those that say which fields there are and how they are called, for a property or a method in the place of one.
     *
     * @return list<string> PHP code
     */
    public function selection(Chance $chance): array
    {
        $attributes = [];
        $add = static function (int $percent, string $code) use ($chance, &$attributes): void {
            if ($chance->percent($percent)) {
                $attributes[] = "\\Kiln\\Attribute\\{$code}";
            }
        };
        $add(14, "Groups(['" . implode("', '", \array_slice($chance->shuffled(self::GROUPS), 0, $chance->int(1, 2))) . "'])");
        if ($chance->percent(50)) {
            $add(12, 'Since(' . var_export($chance->oneOf(self::VERSIONS), true) . ')');
        } else {
            $add(12, 'Until(' . var_export($chance->oneOf(self::VERSIONS), true) . ')');
        }
        $add(3, 'Ignore');
        $add(10, 'OmitEmpty');
        $add(10, "MaxDepth({$chance->int(0, 3)})");
        $add(5, 'When' . $chance->oneOf(['([\\' . Wish::class . "::class, 'comesTrue'])", "(expression: 'object != null and context.strict == false')"]));
        if ($chance->percent(10)) {
            $attributes[] = '\Kiln\Context(' . implode(', ', $this->context($chance)) . ')';
        }

        return $attributes;
    }

    /**
     * @return list<string> PHP code
     */
    private function context(Chance $chance): array
    {
        $options = [
            'groups' => $chance->oneOf(["'a'", "['b', 'Default']", "['a', '*' => ['b']]", "['Default', '{$chance->oneOf(ModelMaker::PROPERTIES)}' => ['a', '{$chance->oneOf(ModelMaker::PROPERTIES)}' => ['b']]]", '\\Kiln\\Reset::Default']),
            'properties' => "['{$chance->oneOf(ModelMaker::PROPERTIES)}', '{$chance->oneOf(ModelMaker::PROPERTIES)}' => ['{$chance->oneOf(ModelMaker::PROPERTIES)}']]",
            'version' => var_export($chance->oneOf(self::VERSIONS), true),
            'serializeNull' => $chance->oneOf(['true', 'false']),
            'naming' => '\Kiln\Attribute\NamingStrategy::' . $chance->oneOf(['AsIs', 'Snake', 'Kebab']),
            'dateFormats' => $chance->oneOf(["'U'", "['Y-m-d H:i:s', 'U']", '\Kiln\Reset::Default']),
            'timezone' => "'Europe/Zurich'",
            'coerce' => $chance->oneOf(['true', 'false']),
            'strict' => $chance->oneOf(['true', 'false']),
            'maxDepth' => $chance->oneOf(['true', 'false']),
        ];
        $named = [];
        foreach (\array_slice($chance->shuffled(array_keys($options)), 0, $chance->int(1, 3)) as $option) {
            $named[] = "{$option}: {$options[$option]}";
        }

        return $named;
    }

    /**
     * @return list<string> PHP code
     */
    private function attributes(Chance $chance, Shape $shape, bool $isInlined): array
    {
        $attributes = $this->selection($chance);
        if ($isInlined) {
            $attributes[] = '\Kiln\Attribute\Inline' . $chance->oneOf(['', "(prefix: 'in_')", "(prefix: 'p')"]);
        } elseif ($chance->percent(12)) {
            $attributes[] = '\Kiln\Attribute\SerializedName(' . var_export($chance->oneOf(self::KEYS), true) . $chance->oneOf(['', ", ['alias']", ", aliases: ['other', '12']"]) . ')';
        }
        $once = $chance->int(1, 100);
        if ($once <= 4 || $shape->kind === 'generator' || $shape->kind === 'object') {
            $attributes[] = '\Kiln\Attribute\ReadOnlyProperty';
        } elseif ($once <= 7) {
            $attributes[] = '\Kiln\Attribute\WriteOnlyProperty';
        }
        $dates = self::dateKind($shape);
        if ($dates !== null && $chance->percent(45)) {
            $attributes[] = '\Kiln\Attribute\DateFormat(' . $chance->oneOf($dates === 'DateInterval' ? self::INTERVAL_FORMATS : self::DATE_FORMATS) . ')';
        }

        return $attributes;
    }

    private static function dateKind(Shape $shape): ?string
    {
        return match ($shape->kind) {
            'DateTime', 'DateTimeImmutable', 'DateTimeInterface', 'DateInterval' => $shape->kind,
            'nullable', 'list', 'map', 'optional' => self::dateKind($shape->inner[0]),
            default => null,
        };
    }

    /**
     * @return ?string PHP code; null for no default
     */
    private function default(Chance $chance, Shape $shape, ?string $native): ?string
    {
        if ($shape->kind === 'nullable') {
            return $chance->percent(60) ? 'null' : $this->default($chance, $shape->inner[0], $native);
        }

        return match ($shape->kind) {
            'int' => (string) $chance->int(-3, 9),
            'string' => $chance->oneOf(["'d'", "''", "'ä/'"]),
            'bool' => $chance->oneOf(['true', 'false']),
            'float' => $chance->oneOf(['1.5', '2', '-0.0']),
            'scalars' => $this->default($chance, $shape->inner[0], $native),
            'list', 'array', 'iterable' => '[]',
            'map' => $chance->oneOf(['[]', "['k' => null]"]),
            'null' => 'null',
            'mixed' => $chance->oneOf(['null', '0', "'d'", '[]', '1.0']),
            default => null,
        };
    }

    /**
     * PHP code that makes a value of a class that the model does not declare.
     */
    public static function newCents(): string
    {
        return 'new \\' . Cents::class . '(5)';
    }
}
