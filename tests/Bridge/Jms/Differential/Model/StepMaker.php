<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

use Kiln\Tests\Bridge\Jms\Differential\Features;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random steps by which a serializer is built; {@see \Kiln\Tests\Bridge\Jms\Differential\Assembly} takes them.
 */
final readonly class StepMaker
{
    private const EVENTS = ['serializer.pre_serialize', 'serializer.post_serialize', 'serializer.pre_deserialize', 'serializer.post_deserialize'];

    private const LISTENERS = [
        'serializer.pre_serialize' => ['note', 'note', 'type', 'handled', 'stop', 'throw', 'change', 'builtin'],
        'serializer.post_serialize' => ['note', 'note', 'write', 'write', 'writeObject', 'overwrite', 'stop', 'throw'],
        'serializer.pre_deserialize' => ['note', 'note', 'data', 'handled', 'null', 'stop', 'throw'],
        'serializer.post_deserialize' => ['note', 'note', 'change', 'stop', 'throw'],
    ];

    private const WRITERS = ['visitor', 'visitor', 'navigator', 'array', 'null', 'skip', 'skipSometimes', 'refuse', 'throw', 'self', 'plain'];

    private const READERS = ['value', 'value', 'navigator', 'null', 'skip', 'skipSometimes', 'throw', 'refuse'];

    /**
     * @param non-empty-list<string> $classes
     * @param list<string> $enums
     */
    public function __construct(private Features $features, private array $classes, private array $enums) {}

    /**
     * @return list<string>
     */
    public function make(Chance $chance): array
    {
        $steps = [];
        $add = function (string $feature, int $percent, string $step) use ($chance, &$steps): void {
            if ($this->features->has($feature) && $chance->percent($percent)) {
                $steps[] = $step;
            }
        };
        $add('enums', 60, 'enums');
        $add('naming', 25, $chance->oneOf(['naming identical', 'naming plain identical', 'naming camel -', 'naming camel upper', 'naming plain camel', 'naming own', 'naming annotated own']));
        if ($this->features->has('docblocks') && $chance->percent(12)) {
            // They are read from a file.
            array_push($steps, 'docblocks', 'files');
        }
        $add('expressions', 30, $chance->oneOf(['evaluator', 'evaluator', 'evaluator plain']));
        $add('strict', 12, 'strict');
        $add('options', 12, 'writing ' . $chance->oneOf([0, JSON_PRETTY_PRINT, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE, JSON_FORCE_OBJECT, JSON_NUMERIC_CHECK, JSON_PARTIAL_OUTPUT_ON_ERROR, JSON_INVALID_UTF8_SUBSTITUTE, JSON_HEX_QUOT | JSON_PRESERVE_ZERO_FRACTION, JSON_THROW_ON_ERROR]));
        $add('options', 6, 'reading ' . $chance->oneOf(['0 3', '2 512', '1048576 512', (string) JSON_THROW_ON_ERROR . ' 512', '4194304 10']));
        $add('constructors', 10, 'constructor ' . $chance->oneOf(['target', 'new', 'null', 'noting']));
        $add('factories', 10, 'contexts ' . $chance->oneOf(['null', 'groups', 'version', 'depth']));
        $add('caches', 50, 'cache');
        // What is kept there stays there.
        $add('caches', 1, 'default store');
        $add('caches', 20, 'debug');
        // What jms/serializer has stored it reads again only with the right version of jms/metadata.
        $add('caches', \in_array('cache', $steps, true) ? 0 : 50, 'built again');
        $add('files', \in_array('files', $steps, true) ? 0 : 25, 'files');
        $add('wrap', 20, 'wrap');
        $add('precision', 5, 'precision ' . $chance->oneOf(['14', '17', '0', '3']));
        $add('strange', 3, 'accessors own');
        $add('caches', 6, 'metadata cache');
        $add('registries', 15, 'own registry');
        $add('interfaces', 8, 'interfaces');
        $add('dates', 8, 'dates ' . $chance->oneOf(["Y-m-d\\TH:i:s Europe/Berlin", 'Y-m-d Asia/Tokyo', 'U UTC']));
        $add('handlers', 3, 'bare handlers');
        $add('handlers', 3, 'bare listeners');
        foreach ($this->features->has('custom') && $chance->percent(65) ? ['Money', 'Tag', 'Raw'] : [] as $type) {
            $steps[] = "handler write {$type} {$chance->oneOf(self::WRITERS)}";
            $steps[] = "handler read {$type} {$chance->oneOf(self::READERS)}";
        }
        if ($this->features->has('handlers') && $chance->percent(40)) {
            for ($count = $chance->int(1, 3); $count > 0; --$count) {
                $type = $this->handled($chance);
                $late = $this->late($chance);
                if ($chance->percent(70)) {
                    $steps[] = "{$late}handler write {$type} {$chance->oneOf(self::WRITERS)}";
                }
                if ($chance->percent(70)) {
                    $steps[] = "{$late}handler read {$type} {$chance->oneOf(self::READERS)}";
                }
            }
        }
        if ($this->features->has('listeners') && $chance->percent(40)) {
            for ($count = $chance->int(1, 3); $count > 0; --$count) {
                $event = $chance->oneOf(self::EVENTS);
                $filter = $chance->oneOf(['*', '@@\\' . $chance->oneOf($this->classes), '@@\\' . $chance->oneOf($this->classes), 'DateTime', 'stdClass']);
                $interface = $chance->percent(10) ? '@@\\' . $chance->oneOf($this->classes) : '*';
                $format = $chance->percent(85) ? '*' : $chance->oneOf(['json', 'xml']);
                $steps[] = "{$this->late($chance)}listener {$event} {$filter} {$format} {$interface} {$chance->oneOf(self::LISTENERS[$event])}";
            }
        }

        return $steps;
    }

    private function late(Chance $chance): string
    {
        return $this->features->has('late') && $chance->percent(12) ? 'late ' : '';
    }

    private function handled(Chance $chance): string
    {
        $types = ['Money', 'Tag', 'Raw', '@@\\' . $chance->oneOf($this->classes), '@@\\' . $chance->oneOf($this->classes)];
        if ($chance->percent(30)) {
            $types = ['DateTime', 'DateTimeInterface', 'stdClass', 'string', 'int', 'array', 'enum', 'union', 'ArrayCollection', 'resource', ...array_map(static fn(string $enum): string => "@@\\{$enum}", $this->enums)];
        }

        return $chance->oneOf($types);
    }
}
