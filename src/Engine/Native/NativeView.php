<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\Lowering\WriteLowering;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\UserCalls;
use Kiln\Engine\UserCode;
use Kiln\Engine\View;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Json\JsonText;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;

/**
 * JSON by the extension; what it declines, and everything that is not JSON text, by the PHP engine.
 *
 * @internal
 */
final class NativeView implements View
{
    /** As {@see JsonText::encode()} writes. */
    public const FLAGS = JsonText::FLAGS & ~JSON_THROW_ON_ERROR;

    /** @var array<string, WriteProgram|false> by type; false where there is none */
    private array $writers = [];

    /** @var array<string, ReadProgram|false> by type; false where there is none */
    private array $readers = [];

    /** For values that are written as what they are. */
    private readonly ?WriteProgram $dynamicWriter;

    /**
     * @param int<1, max> $depth levels of arrays and objects
     */
    public function __construct(
        private readonly View $php,
        private readonly ProgramLoader $programs,
        private readonly WriteHost $writeHost,
        private readonly ReadHost $readHost,
        private readonly UserCalls $calls,
        private readonly Context $context,
        private readonly int $depth,
    ) {
        $this->dynamicWriter = Linker::writer(WriteLowering::dynamic(), self::FLAGS);
    }

    public function encode(mixed $value, ?string $type): string
    {
        $program = $type === null ? $this->dynamicWriter : $this->writer($type);
        if ($program === null) {
            return $this->php->encode($value, $type);
        }
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return $program->encode($value, $this->writeHost, $this->depth);
        } catch (\Throwable $failure) {
            // The PHP engine does it, or says what is wrong; of several things the one that it finds first.
            $failure instanceof InvalidMetadata || $this->isLeft($failure) ? $this->calls->handOn() : throw $failure;

            return $this->php->encode($value, $type);
        } finally {
            $this->calls->running = $around;
        }
    }

    public function decode(string $json, string $type): mixed
    {
        $program = $this->reader($type);
        if ($program === null) {
            return $this->php->decode($json, $type);
        }
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return $program->decode($json, $this->readHost, $this->depth);
        } catch (\Throwable $failure) {
            $this->isLeft($failure) ? $this->calls->handOn() : throw $failure;

            return $this->php->decode($json, $type);
        } finally {
            $this->calls->running = $around;
        }
    }

    public function write(mixed $value, ?string $type): mixed
    {
        return $this->php->write($value, $type);
    }

    public function read(string $type, mixed $data): mixed
    {
        return $this->php->read($type, $data);
    }

    public function populate(object $object, mixed $data): object
    {
        return $this->php->populate($object, $data);
    }

    /**
     * Whether the extension, the host or a converter has refused something; not what user code has thrown.
     */
    private function isLeft(\Throwable $failure): bool
    {
        return $failure instanceof Declined || $failure instanceof Mismatch || $this->calls->isRefusal($failure)
            || ($failure instanceof \Error && !UserCode::hasThrown($failure));
    }

    private function writer(string $type): ?WriteProgram
    {
        try {
            $program = $this->writers[$type] ??= Linker::writer($this->programs->writer($type, $this->context), self::FLAGS) ?? false;
        } catch (InvalidMetadata) {
            return null;
        }

        return $program === false ? null : $program;
    }

    private function reader(string $type): ?ReadProgram
    {
        try {
            $program = $this->readers[$type] ??= Linker::reader($this->programs->reader($type, $this->context)) ?? false;
        } catch (InvalidMetadata) {
            // A document that is no JSON is the first thing to be said.
            return null;
        }

        return $program === false ? null : $program;
    }
}
