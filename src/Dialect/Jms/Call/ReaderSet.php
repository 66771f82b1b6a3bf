<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Lower\ReadLowering;
use Kiln\Dialect\Jms\Lower\Xml\ExtractionLowering;
use Kiln\Dialect\Jms\Lower\Xml\ExtractionShapes;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\ReadPlanner;
use Kiln\Dialect\Jms\Print\ReaderPrinter;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Dialect\KeptCode;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\Printer\Scan\ScanPrinter;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Format\Json\Batches;
use Kiln\Format\Unbatchable;
use Kiln\Metadata\Source\PropertyHooks;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Plan\Planner\PlanParts;
use Kiln\System\CollectorPause;

/**
 * What reads for one choice: generated code, and programs for the extension.
 *
 * @phpstan-import-type Program from Extraction
 *
 * @internal
 */
final class ReaderSet
{
    /** Elements inside each other that libxml reads. */
    private const LEVELS = 256;

    private ?Facts $facts = null;

    private readonly KeptCode $code;

    /** @var array<string, \Closure(mixed, Reading): mixed> by type */
    private array $roots = [];

    /** @var array<string, Program> by type */
    private array $extractions = [];

    /** @var array<string, string> classes by type */
    private array $extractors = [];

    /** @var array<string, bool> by type */
    private array $callUserCode = [];

    /** @var array<string, array<string, \Closure(object, mixed, Reading): void>> by place and class */
    private array $bodies = [];

    /** @var array<string, ReadProgram|false> by type; false where there is none */
    private array $programs = [];

    /**
     * @param bool $isStrict see {@see ReadPlanner}
     * @param bool $isXml    whether what is read comes from XML, by {@see extraction()}
     */
    public function __construct(
        private readonly Dialect $dialect,
        public readonly Registrations $registrations,
        CodeLookup $code,
        private readonly Choice $choice,
        private readonly bool $isStrict,
        private readonly bool $isXml = false,
    ) {
        $this->code = new KeptCode($code, ($isXml ? "xml\n" : '') . self::variant($dialect, $registrations, $choice, $isStrict));
    }

    /**
     * What all code of a set has in common.
     */
    public static function variant(Dialect $dialect, Registrations $registrations, Choice $choice, bool $isStrict): string
    {
        $making = $dialect->making();

        return \implode("\n", [
            'jms read',
            $choice->key() . ($isStrict ? ' strict' : '') . ($making === ObjectMaking::Blank ? '' : " {$making->value}"),
            $registrations->key() . $dialect->key(),
        ]);
    }

    public function facts(): Facts
    {
        return $this->facts ??= $this->dialect->facts(Direction::Deserialization, $this->choice);
    }

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    public function root(TypeName $type): \Closure
    {
        if (!isset($this->roots[(string) $type])) {
            $class = $this->load("type {$type}", static fn(ReadPlanner $planner): Read\ReadPlan => $planner->plan($type));
            $this->callUserCode[(string) $type] = \defined("{$class}::" . Reading::CALLS_USER_CODE);
            /** @var \Closure(mixed, Reading): mixed $read as printed by ReaderPrinter */
            $read = CodeLookup::functionOf($class, 'read');
            $this->roots[(string) $type] = $read;
        }

        return $this->roots[(string) $type];
    }

    /**
     * What takes the data for a type out of a document of XML.
     *
     * @return Program
     */
    public function extraction(TypeName $type): array
    {
        if (!isset($this->extractions[(string) $type])) {
            $class = $this->code->find("extraction {$type}", function () use ($type): array {
                $plan = $this->planner()->plan($type);

                return [[ProgramPrinter::print('XmlExtraction', ["Takes the data of {$plan->type} out of XML.", 'Made by Kiln from the type; do not edit.'], ExtractionLowering::lower($plan))], $plan->files];
            });
            /** @var Program $program as printed */
            $program = CodeLookup::programOf($class);
            $this->extractions[(string) $type] = $program;
        }

        return $this->extractions[(string) $type];
    }

    /**
     * What takes the data for a type out of the text of a document.
     *
     * @return (\Closure(string, int, array<string, string>, int): mixed)|null see {@see XmlScan::document()}; null where only a parser can
     */
    public function extractor(TypeName $type): ?\Closure
    {
        $class = $this->extractorClass($type);
        if (!\method_exists($class, 'read')) {
            return null;
        }
        /** @var \Closure(string, int, array<string, string>, int): mixed $read as printed by ScanPrinter */
        $read = CodeLookup::functionOf($class, 'read');

        return $read;
    }

    /**
     * The class of it, by its full name.
     */
    private function extractorClass(TypeName $type): string
    {
        return $this->extractors[(string) $type] ??= $this->code->find("extractor {$type}", function () use ($type): array {
            $plan = $this->planner()->plan($type);

            $classes = \array_values(\array_map(static fn(Read\ReadObject $object): string => $object->class, $plan->objects));
            // Where an item is refused, objects have come and go that nobody gets.
            $mayBeLate = $this->isRepeatable($type)
                && \array_filter($plan->objects, static fn(Read\ReadObject $object): bool => $object->construction instanceof Read\Constructed) === []
                && \array_filter($classes, static fn(string $class): bool => \method_exists($class, '__destruct')) === [];

            return [[ExtractionShapes::print($plan->type, ExtractionLowering::lower($plan), $classes, $mayBeLate)], $plan->files];
        });
    }

    /**
     * Reads JSON in the extension, which must be there.
     *
     * @param int $levels of arrays and objects
     *
     * @throws Declined where generated code is to do it
     */
    public function decode(string $json, TypeName $type, Reading $reading, int $levels): mixed
    {
        return $this->program($type)->decode($json, $reading, $levels);
    }

    /**
     * Likewise of XML.
     *
     * @throws Declined
     */
    public function decodeXml(string $xml, TypeName $type, Reading $reading): mixed
    {
        return $this->program($type)->decode($xml, $reading, self::LEVELS, 'jms xml', $this->extraction($type));
    }

    /**
     * @throws Declined where there is none
     */
    private function program(TypeName $type): ReadProgram
    {
        $program = $this->programs[(string) $type] ??= Extension::keptReader($this->code->named("program {$type}"), fn(): string => $this->loadProgram($type)) ?? false;

        return $program instanceof ReadProgram ? $program : throw new Declined('no program');
    }

    /**
     * Whether user code may be called where a type is read.
     */
    public function callsUserCode(TypeName $type): bool
    {
        $this->root($type);

        return $this->callUserCode[(string) $type];
    }

    /**
     * Reads a text by generated code: a large list of objects a few items at a time, unless a handler or listener is called.
     *
     * @param ?int<1, max>            $levels of arrays and objects; null where the text must be decoded as a whole
     * @param \Closure(string): mixed $decode throws what is to be said of a text that is not JSON
     */
    public function read(string $json, TypeName $type, Reading $reading, ?int $levels, \Closure $decode): mixed
    {
        $read = $this->root($type);
        $batches = $levels !== null && $this->isBatched($json, $type) ? Batches::ofArray($json, $levels) : null;

        return $batches === null
            ? $read($decode($json), $reading)
            : CollectorPause::during(static fn(): mixed => self::readBatches($batches, $read, $reading, static fn(): mixed => $decode($json)));
    }

    /**
     * Reads the text of a document that is a large list a few entries at a time, as {@see read()} does.
     *
     * @param \Closure(): mixed $extract all data, taken out of what libxml has parsed; throws what is to be said of a text that is not XML
     *
     * @return ?\Closure(): mixed null where all data must be there before objects are made
     */
    public function batches(string $xml, TypeName $type, Reading $reading, \Closure $extract): ?\Closure
    {
        if (!$this->isBatched($xml, $type)) {
            return null;
        }
        $class = $this->extractorClass($type);
        if (!\method_exists($class, ScanPrinter::BATCH)) {
            return null;
        }
        /** @var \Closure(string, int, array<string, string>, int): list<mixed> $batch as printed by ScanPrinter */
        $batch = CodeLookup::functionOf($class, ScanPrinter::BATCH);

        return fn(): mixed => CollectorPause::during(fn(): mixed => self::readBatches(XmlScan::batches($xml, $batch), $this->root($type), $reading, $extract));
    }

    /**
     * Whether a text is a large list, and nobody can see in which order its items are decoded and read.
     */
    private function isBatched(string $text, TypeName $type): bool
    {
        return \in_array($type->name, ['array', 'list'], true) && \count($type->params) === 1 && \strlen($text) >= Batches::WORTHWHILE && !$this->callsUserCode($type);
    }

    /**
     * Whether a call could be made again without anybody noticing: no handler, listener, setter, hook or other method of the user is called.
     * It plans once more, so it is asked after a failure, and when code is made.
     */
    public function isRepeatable(TypeName $type): bool
    {
        if ($this->callsUserCode($type)) {
            return false;
        }
        foreach ($this->planner()->plan($type)->objects as $object) {
            foreach ($object->fields as $field) {
                if ($field instanceof Read\Field && ($field->target instanceof Read\Setter || ($field->target instanceof Read\Slot && PropertyHooks::of(new \ReflectionProperty($field->target->class, $field->target->name))->hasSetter))) {
                    return false;
                }
            }
            if ($object->afterwards !== []) {
                return false;
            }
        }

        return true;
    }

    /**
     * @return \Closure(object, mixed, Reading): void
     */
    public function body(string $class, string $place): \Closure
    {
        if (!isset($this->bodies[$place][$class])) {
            /** @var \Closure(object, mixed, Reading): void $fill as printed by ReaderPrinter */
            $fill = CodeLookup::functionOf($this->load("body {$class} {$place}", static fn(ReadPlanner $planner): Read\ReadPlan => $planner->planBody($class, $place)), 'fill');
            $this->bodies[$place][$class] = $fill;
        }

        return $this->bodies[$place][$class];
    }

    /**
     * @param \Generator<int, list<mixed>>     $batches
     * @param \Closure(mixed, Reading): mixed $read
     * @param \Closure(): mixed               $decodeAll
     */
    private static function readBatches(\Generator $batches, \Closure $read, Reading $reading, \Closure $decodeAll): mixed
    {
        $all = [];
        $count = 0;
        try {
            foreach ($batches as $batch) {
                $items = $read($batch, $reading);
                \array_push($all, ...\is_array($items) ? \array_values($items) : throw new Unbatchable());
                $count += \count($batch);
            }

            return $all;
        } catch (\Throwable $thrown) {
            // What follows may be no JSON, and then that is to be said.
            $data = $decodeAll();
            if (!$thrown instanceof Unbatchable || !\is_array($data)) {
                throw $thrown;
            }
        }
        unset($thrown, $batch, $items);
        // Setters must not be called once more for the items that were read.
        $items = $read(\array_slice($data, $count), $reading);

        return $count === 0 || !\is_array($items) ? $items : [...$all, ...\array_values($items)];
    }

    /**
     * @param \Closure(ReadPlanner): Read\ReadPlan $plan
     *
     * @return string the full name of the class
     */
    private function load(string $what, \Closure $plan): string
    {
        return $this->code->find($what, $this->printing($plan));
    }

    /**
     * What calls need that read a type, as it is made now.
     *
     * @param bool $natively whether the program is wanted, in place of generated code
     */
    public function codeOf(TypeName $type, bool $natively): PrintedCode
    {
        return $natively
            ? $this->code->print("program {$type}", $this->lowering($type))
            : $this->code->print("type {$type}", $this->printing(static fn(ReadPlanner $planner): Read\ReadPlan => $planner->plan($type)));
    }

    /**
     * What such a call asks {@see body()} for: the members of objects for whose class listeners or an object constructor are called
     * first, and the same inside of these. The extension leaves them to generated code.
     *
     * @return list<PrintedCode>
     */
    public function bodiesOf(TypeName $type): array
    {
        $printed = [];
        $plans = [$this->planner()->plan($type)];
        while ($plans !== []) {
            foreach ($this->observedIn(\array_pop($plans)) as [$class, $place]) {
                $what = "body {$class} {$place}";
                if (!isset($printed[$what])) {
                    $body = static fn(ReadPlanner $planner): Read\ReadPlan => $planner->planBody($class, $place);
                    $printed[$what] = $this->code->print($what, $this->printing($body));
                    $plans[] = $body($this->planner());
                }
            }
        }

        return \array_values($printed);
    }

    /**
     * @return iterable<array{string, string}> classes without a handler that objects are made of, and places
     */
    private function observedIn(Read\ReadPlan $plan): iterable
    {
        foreach (PlanParts::inside([$plan->root, $plan->objects]) as $part) {
            $class = $part instanceof Observed ? $part->type['name'] : null;
            if ($class === null || !\class_exists($class) || $this->registrations->handling(Direction::Deserialization, $class) !== null) {
                continue;
            }
            $discriminator = $this->facts()->of($class)->discriminator;
            foreach ($discriminator?->baseClass === $class ? $discriminator->map : [$class] as $made) {
                yield [$made, $part->place];
            }
        }
    }

    /**
     * @param \Closure(ReadPlanner): Read\ReadPlan $plan
     *
     * @return \Closure(): array{non-empty-list<GeneratedClass>, list<string>}
     */
    private function printing(\Closure $plan): \Closure
    {
        return function () use ($plan): array {
            $made = $plan($this->planner());

            return [(new ReaderPrinter($made))->classes(), $made->files];
        };
    }

    /**
     * @return string the full name of the class
     */
    private function loadProgram(TypeName $type): string
    {
        return $this->code->find("program {$type}", $this->lowering($type));
    }

    /**
     * @return \Closure(): array{non-empty-list<GeneratedClass>, list<string>}
     */
    private function lowering(TypeName $type): \Closure
    {
        return function () use ($type): array {
            $plan = $this->planner()->plan($type);
            $header = ["Reads {$type} as jms/serializer does, for the native engine.", 'Made by Kiln from the type; do not edit.'];

            return [[ProgramPrinter::print('ReadProgram', $header, ReadLowering::lower($plan))], $plan->files];
        };
    }

    private function planner(): ReadPlanner
    {
        $facts = $this->facts();
        $xml = $this->isXml ? ($facts instanceof XmlFacts ? $facts : throw new \LogicException('Nothing is known about XML.')) : null;

        return new ReadPlanner($facts, $this->registrations, $this->choice, $this->dialect->evaluates(), $this->isStrict, $this->dialect->making(), $xml);
    }
}
