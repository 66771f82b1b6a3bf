<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\Run\WriteHost;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * The programs of one choice, linked for one way to encode.
 *
 * @internal
 */
final class WriterPrograms
{
    /** The value of {@see Declined::UNENCODABLE}; the error of json_encode() is added to it. */
    private const UNENCODABLE = 256;

    /** @var array<string, WriteProgram|false> by what it is for; false where there is none */
    private array $known = [];

    /**
     * @param int  $options       of json_encode()
     * @param bool $writesOwnNull whether null is written where a value has no type
     */
    public function __construct(
        private readonly WriterSet $set,
        private readonly int $options,
        private readonly bool $writesOwnNull,
    ) {}

    /**
     * @param WriteObservation|(\Closure(): WriteObservation) $observation see {@see WriteHost}
     */
    public function host(WriteObservation|\Closure $observation): WriteHost
    {
        return new WriteHost($this->set->classes, $this->writesOwnNull, $observation, $this->ofClass(...));
    }

    /**
     * As {@see Document::encode()}, in the extension, which must be there.
     *
     * @param WriteHost $host of {@see host()}
     *
     * @throws Declined where generated code is to do it
     * @throws Mismatch
     * @throws Unencodable when all is written
     */
    public function encode(mixed $data, ?TypeName $type, WriteHost $host): string
    {
        try {
            return $this->root($type)->encode($data, $host, Json::DEPTH);
        } catch (Declined $declined) {
            throw self::meaning($declined);
        }
    }

    /**
     * What the extension says by declining a call.
     */
    public static function meaning(Declined $declined): Declined|Mismatch|Unencodable
    {
        return match (true) {
            $declined->getCode() > self::UNENCODABLE => new Unencodable($declined->getCode() - self::UNENCODABLE),
            $declined->getCode() === Declined::MISMATCH => new Mismatch($declined->getMessage()),
            default => $declined,
        };
    }

    /**
     * As {@see WriterSet::body()}.
     *
     * @throws Declined where there is no program
     *
     * @return \Closure(object, Writing): mixed
     */
    public function body(string $class, string $place): \Closure
    {
        $program = $this->program("body {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planBody($class, $place));

        return static fn(object $object, Writing $writing): array => $program->members($object, $writing, Json::DEPTH);
    }

    /**
     * @throws Declined where there is no program
     */
    private function root(?TypeName $type): WriteProgram
    {
        return $type === null
            ? $this->linked('', fn(): ?WriteProgram => Extension::writerOf($this->writesOwnNull ? 'jms with null' : 'jms', self::untyped($this->writesOwnNull), $this->options))
            : $this->program("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type));
    }

    /**
     * The program for values without a type, in the numbers of {@see \Kiln\Engine\Native\Lowering\Op}. The lowering
     * is not loaded for it.
     *
     * @return array<string, mixed>
     */
    public static function untyped(bool $writesOwnNull): array
    {
        return ['abi' => Extension::ABI, 'kind' => 'jms write', 'root' => [157, '', $writesOwnNull], 'objects' => []];
    }

    /**
     * For objects of just this class.
     *
     * @param class-string $class
     *
     * @throws Declined where there is no program
     */
    public function ofClass(string $class, string $place): WriteProgram
    {
        return $this->program("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @throws Declined
     */
    private function program(string $what, \Closure $plan): WriteProgram
    {
        return $this->linked($what, fn(): ?WriteProgram => $this->set->program($what, $plan, $this->options, $this->writesOwnNull));
    }

    /**
     * @param \Closure(): ?WriteProgram $load
     *
     * @throws Declined
     */
    private function linked(string $what, \Closure $load): WriteProgram
    {
        $linked = $this->known[$what] ??= $load() ?? false;

        return $linked instanceof WriteProgram ? $linked : throw new Declined('no program');
    }
}
