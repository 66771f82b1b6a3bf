<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Whole;
use Kiln\Console\Failure;
use Kiln\Console\Scan\Subject;
use Kiln\Console\Workspace;
use Kiln\Context;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\DefaultDirectory;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Schema\Direction;
use Kiln\System\Attempt;

/**
 * Makes code ahead for the place of jms/serializer, which does what cannot be compiled.
 *
 * @internal
 */
final class JmsCompiler
{
    /** @var array<string, LeftToJms> by type and reason */
    private array $left = [];

    private function __construct(
        private readonly Whole $whole,
        public readonly CodeLookup $code,
        public readonly DirectoryStore $store,
    ) {}

    /**
     * @throws Failure where the serializer of the configuration keeps no code in a directory
     */
    public static function of(Workspace $workspace): self
    {
        $serializer = $workspace->configuration->jms;
        // What was noted may be of packages that are no longer there. PHP calls some classes of jms/serializer deprecated.
        [$whole] = $serializer instanceof JmsSerializer ? Attempt::of(static fn(): Whole => $serializer->whole()->around($serializer->original(), true)) : [null];
        $store = $whole?->code?->store();

        return $whole?->code !== null && $store instanceof DirectoryStore ? new self($whole, $whole->code, $store) : throw Failure::usage(
            'To compile for the place of jms/serializer, let the configuration have the serializer of Kiln\Bridge\Jms as the application builds it, with a directory: '
            . 'new Configuration(jms: SerializerBuilder::create()->setCacheDir(...)->build()).',
        );
    }

    /**
     * @param list<Context> $contexts of which groups, version and depth count
     * @param bool          $natively whether the native engine may answer calls
     */
    public function compile(Subject $subject, array $contexts, Direction $direction, bool $natively, Compiled $compiled): void
    {
        foreach ($contexts as $context) {
            foreach (Purpose::ofJms($direction, $natively) as $purpose) {
                // PHP calls some classes of jms/serializer deprecated.
                [$codes] = Attempt::of(fn(): array|\Throwable => $this->print($subject, $purpose, $context));
                if ($codes instanceof \Throwable) {
                    $this->left["{$subject->type} {$codes->getMessage()}"] ??= new LeftToJms($subject, $purpose, $codes->getMessage());
                    continue;
                }
                foreach ($codes as $code) {
                    $compiled->take($subject, $purpose, $context, $code);
                }
            }
        }
    }

    /**
     * Notes what a request must know before it finds the code; where all code was removed, the note was, too.
     */
    public function note(): void
    {
        Attempt::of($this->whole->note(...));
    }

    /**
     * @return list<string> sentences
     */
    public function warnings(): array
    {
        // From here, a builder whose directory cannot be used looks like a serializer for which none was named.
        return $this->store->check->path !== DefaultDirectory::path() ? [] : [
            'This code lies in the default directory. Only processes of the same user look for it there. '
            . 'If the application calls setCacheDir(), its directory cannot be used: it must belong to the user who runs PHP, to the owner of the library or to root, '
            . 'and nobody else may write to it or to the directories above it. Correct that, or run this command as the owner of the directory. If the application names no directory, name one.',
        ];
    }

    /**
     * @return list<LeftToJms> each reason once for a type
     */
    public function left(): array
    {
        return \array_values($this->left);
    }

    /**
     * @return list<PrintedCode>|\Throwable what stands in the way of it; nothing where jms/serializer does all calls of the kind
     */
    private function print(Subject $subject, Purpose $purpose, Context $context): array|\Throwable
    {
        $selection = new Selection($context->groups, $context->version, $context->maxDepth !== false);
        try {
            if ($purpose !== Purpose::Write && $purpose !== Purpose::WriteNatively) {
                $code = $this->whole->printReader($subject->type, $selection, $purpose === Purpose::ReadNatively);

                return self::withBodies($code, fn(): array => $this->whole->readers?->printBodies($subject->type, $selection) ?? []);
            }
            $natively = $purpose === Purpose::WriteNatively;
            $code = $this->whole->printWriter($subject->class, $subject->type, $selection, $natively);

            return self::withBodies($code, fn(): array => $this->whole->writers?->printBodies($subject->class, $subject->type, $selection, $natively) ?? []);
        } catch (\Throwable $obstacle) {
            return $obstacle;
        }
    }

    /**
     * @param \Closure(): list<PrintedCode> $bodies
     *
     * @return list<PrintedCode>
     */
    private static function withBodies(?PrintedCode $code, \Closure $bodies): array
    {
        try {
            return $code === null ? [] : [$code, ...$bodies()];
        } catch (\Throwable) {
            // A call meets the same obstacle once there is such an object, and jms/serializer answers it then.
            return [$code];
        }
    }
}
