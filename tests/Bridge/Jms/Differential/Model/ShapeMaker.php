<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

use Kiln\Tests\Bridge\Jms\Differential\Features;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random types of values.
 */
final readonly class ShapeMaker
{
    /** Types that jms/serializer has no idea of, or cannot parse. */
    private const STRANGE = [
        'resource', 'NULL', 'mixed', 'object', 'Nowhere\Missing', 'self', 'string|null', '?string', 'string[]', 'double<-1>', 'array<', 'array<int,string,bool>', 'array<@@\Missing>', 'union',
        'union<int,string>', '\string', '', 'Closure', 'stdClass<1>', 'array<string> junk', 'list<int,string>', 'Generator<int>', 'callable', 'enum', 'Int', 'STRING', 'iterable<int>',
    ];

    private const DATE_PARAMETERS = [
        '', '', "<'Y-m-d'>", "<'Y-m-d H:i:s'>", "<'U'>", "<'Y-m-d\\TH:i:s.uP'>", "<'Y-m-d|'>", "<'!d.m.Y'>", "<'H:i'>", "<'Y-m-d H:i:s','Europe/Berlin'>", "<'U','America/New_York'>",
        "<'Y-m-d\\TH:i:sP','',['Y-m-d','Y-m-d H:i:s']>", "<'Y-m-d','Europe/Berlin',['d.m.Y']>", "<'c','','U'>", "<'D, d M Y H:i:s O'>", "<''>", "<'Y','Nowhere/City'>", "<'Y-m-d\\TH:i:s.v\\Z','Asia/Tokyo'>",
    ];

    /**
     * @param list<string>       $classes    of the model
     * @param list<string>       $interfaces of the model
     * @param list<ClassSource>  $enums      of the model
     */
    public function __construct(private Features $features, private array $classes, private array $interfaces, private array $enums) {}

    public function make(Chance $chance, int $depth = 2): Shape
    {
        return match (true) {
            $chance->percent(38) => $this->scalar($chance),
            $depth > 0 && $chance->percent(30) => $this->collection($chance, $depth),
            $chance->percent(38) => $this->object($chance),
            $chance->percent(25) => $this->date($chance),
            $chance->percent(25) => $this->enum($chance),
            $chance->percent(25) => $this->union($chance),
            $chance->percent(20) => $this->custom($chance),
            $chance->percent(14) => $this->strange($chance),
            $chance->percent(45) => new Shape('anything', null, $chance->oneOf([null, 'mixed', null])),
            default => $this->scalar($chance),
        };
    }

    /**
     * What a document or a call is about.
     */
    public function root(Chance $chance): Shape
    {
        $shape = $this->classes !== [] && $chance->percent(75) ? $this->object($chance) : $this->make($chance);
        if ($chance->percent(15)) {
            $shape = $this->collectionOf($chance, $shape, $chance->oneOf(['array', 'list', 'array']));
        }

        return $shape;
    }

    private function scalar(Chance $chance): Shape
    {
        return match ($chance->int(0, 9)) {
            0, 1, 2 => new Shape('int', $chance->oneOf(['int', 'int', 'integer']), 'int', isInferred: true),
            3, 4, 5 => new Shape('string', 'string', 'string', isInferred: true),
            6, 7 => new Shape('bool', $chance->oneOf(['bool', 'boolean', 'true', 'false']), 'bool', isInferred: true),
            default => new Shape(
                'float',
                $chance->oneOf(['float', 'double', 'float', 'double<2>', "float<1,'HALF_DOWN'>", "double<0,'HALF_EVEN'>", "float<2,'HALF_ODD',3>", "double<3,'HALF_UP'>", "float<'2'>", "float<1,'NO'>", 'float<null>']),
                'float',
                isInferred: true,
            ),
        };
    }

    private function object(Chance $chance): Shape
    {
        if ($this->interfaces !== [] && $chance->percent(15)) {
            $name = $chance->oneOf($this->interfaces);

            return new Shape('class', '@@\\' . $name, $name, class: $name, isInferred: true);
        }
        if ($this->classes === []) {
            return $this->scalar($chance);
        }
        $name = $chance->oneOf($this->classes);
        $type = '@@\\' . $name;
        if ($chance->percent(2) && $this->features->has('strange')) {
            $type = $chance->oneOf(["{$type}<int>", "{$type}<'x'>", strtolower($type), strtoupper($type)]);
        }

        return new Shape('class', $type, $name, class: $name, isInferred: true);
    }

    private function collection(Chance $chance, int $depth): Shape
    {
        if (!$this->features->has('collections')) {
            return $this->object($chance);
        }
        $kind = $chance->percent(75) || !$this->features->has('iterators') ? $chance->oneOf(['array', 'array', 'list', 'iterable']) : $chance->oneOf(['collection', 'arrayIterator', 'iterator', 'stdClass', $this->features->has('generators') ? 'generator' : 'arrayIterator']);
        if ($kind === 'stdClass') {
            return new Shape('stdClass', 'stdClass', '\stdClass', isInferred: true);
        }
        if ($chance->percent(18)) {
            $type = $this->collectionName($kind);

            return new Shape($kind, $type, $this->collectionNative($kind), [new Shape('anything', null, null)], isInferred: $kind !== 'array' && $kind !== 'list');
        }

        return $this->collectionOf($chance, $this->make($chance, $depth - 1), $kind);
    }

    private function collectionOf(Chance $chance, Shape $element, string $kind): Shape
    {
        $name = $this->collectionName($kind);
        $type = null;
        if ($element->type !== null) {
            $type = $chance->percent(40) && $kind !== 'list' ? "{$name}<{$chance->oneOf(['string', 'int', 'string', 'bool', 'float'])},{$element->type}>" : "{$name}<{$element->type}>";
        }

        return new Shape($kind, $type ?? $name, $this->collectionNative($kind), [$element]);
    }

    private function collectionName(string $kind): string
    {
        return match ($kind) {
            'collection' => 'ArrayCollection',
            'arrayIterator' => 'ArrayIterator',
            'iterator' => 'Iterator',
            'generator' => 'Generator',
            'stdClass' => 'stdClass',
            default => $kind,
        };
    }

    private function collectionNative(string $kind): string
    {
        return match ($kind) {
            'collection' => '\Doctrine\Common\Collections\Collection',
            'arrayIterator' => '\ArrayIterator',
            'iterator' => '\Iterator',
            'generator' => '\Generator',
            'stdClass' => '\stdClass',
            'list' => 'array',
            default => $kind,
        };
    }

    private function date(Chance $chance): Shape
    {
        if (!$this->features->has('dates')) {
            return $this->scalar($chance);
        }
        if ($chance->percent(12)) {
            return new Shape('DateInterval', 'DateInterval', '\DateInterval', isInferred: true);
        }
        $class = $chance->oneOf(['DateTime', 'DateTimeImmutable', 'DateTimeInterface']);

        return new Shape($class, $class . $chance->oneOf(self::DATE_PARAMETERS), "\\{$class}", isInferred: true);
    }

    private function enum(Chance $chance): Shape
    {
        if ($this->enums === []) {
            return $this->scalar($chance);
        }
        $enum = $chance->oneOf($this->enums);
        $type = '@@\\' . $enum->name;
        $type = match ($chance->int(0, 9)) {
            0, 1 => $type,
            2 => "enum<{$type},'name'>",
            3 => "enum<{$type},'value'>",
            4 => "enum<{$type},'value','int'>",
            5 => "enum<{$type},'value','string'>",
            6 => $this->features->has('strange') ? "enum<'{$type}'>" : "enum<{$type}>",
            default => "enum<{$type}>",
        };

        return new Shape('enum', $type, $enum->name, class: $enum->name, isInferred: true);
    }

    private function union(Chance $chance): Shape
    {
        if (!$this->features->has('unions')) {
            return $this->scalar($chance);
        }
        $members = [];
        for ($count = $chance->int(2, 3); $count > 0; --$count) {
            $member = match ($chance->int(0, 7)) {
                0, 1 => $this->object($chance),
                2 => $this->enum($chance),
                3 => new Shape('array', 'array', 'array', [new Shape('anything', null, null)]),
                4 => $chance->percent(50) ? new Shape('DateTimeImmutable', 'DateTimeImmutable', '\DateTimeImmutable') : new Shape('bool', 'false', 'false'),
                default => $this->scalar($chance),
            };
            $members[(string) $member->native] = $member;
        }
        if (isset($members['bool'], $members['false'])) {
            unset($members['false']);
        }
        $natives = array_keys($members);
        if (\count($natives) < 2) {
            return array_values($members)[0];
        }

        return new Shape('union', null, implode('|', $natives), array_values($members), isInferred: true);
    }

    private function custom(Chance $chance): Shape
    {
        if (!$this->features->has('custom')) {
            return $this->scalar($chance);
        }

        return new Shape('anything', $chance->oneOf(['Money', "Money<'EUR'>", 'Money<int,2>', 'Tag', 'Raw', "Raw<'x',@@\\Alpha>"]), null);
    }

    private function strange(Chance $chance): Shape
    {
        if (!$this->features->has('strange')) {
            return $this->scalar($chance);
        }

        return new Shape('anything', $chance->oneOf(self::STRANGE), $chance->oneOf([null, null, 'mixed', 'object', 'self']));
    }
}
