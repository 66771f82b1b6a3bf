<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

/**
 * How a class or property is written, or read.
 *
 * @api
 */
final readonly class Treatment
{
    /**
     * @param string $text for people: `compiled`, `by jms/serializer: ...` and why
     */
    public function __construct(
        public Work $work,
        public string $text,
    ) {}

    /**
     * @internal
     */
    public static function compiled(string $detail = ''): self
    {
        return new self(Work::Compiled, 'compiled' . ($detail === '' ? '' : ", {$detail}"));
    }

    /**
     * @internal
     */
    public static function byJms(string $reason): self
    {
        return new self(Work::ByJms, "by jms/serializer: {$reason}");
    }

    /**
     * @internal
     */
    public static function fails(string $reason): self
    {
        return new self(Work::Fails, "fails: {$reason}");
    }

    /**
     * Besides, user code is called.
     *
     * @internal
     */
    public function calling(string $detail): self
    {
        return new self($this->work->orWorse(Work::CallsUserCode), "{$this->text}, {$detail}");
    }

    /**
     * Only the accessor of jms/serializer gives or takes the value.
     *
     * @internal
     */
    public function throughAccessor(string $reason): self
    {
        return new self(
            $this->work->orWorse(Work::CallsUserCode),
            "asked of the accessor: {$reason}" . ($this->work === Work::Compiled ? '' : "; {$this->text}"),
        );
    }
}
